interface Call {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls `/v1` directly. @throws if there is no complete response */
export async function callApi<Body>(
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body, headers }: Call = {},
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

interface Localized {
  en: string;
  ar: string;
  fr: string;
}

export interface Course {
  id: string;
  href: string;
  name: Localized;
  description: Localized;
  price: number;
  rating: number | null;
  sessions: number;
}

export interface Paged<Item> {
  results: Item[];
  totalResults: number;
}

/** The courses of a category in the order of the response. */
export async function coursesOf(url: string, category: string, sortBy: string): Promise<Course[]> {
  const path = `/categories/${category}/courses?sortBy=${sortBy}&limit=100`;
  return (await callApi<Paged<Course>>(url, 'GET', path)).body.results;
}
