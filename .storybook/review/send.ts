/** Sends a request of the page to write. @throws Error with the answer if it is refused */
export async function send(token: string, path: 'accept' | 'compare', body: unknown): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-review-token': token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}
