import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { accept, type Comparison, listChanges } from './changes.ts';
import { buildPage } from './page.ts';

const maxBodyBytes = 1_000_000;

async function filesIn(request: IncomingMessage): Promise<unknown[]> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  // Negated, as a chunked body has no length.
  if (!(length <= maxBodyBytes)) throw new Error(`The request is longer than ${maxBodyBytes} bytes.`);
  const files: unknown = JSON.parse(await text(request));
  if (!Array.isArray(files)) throw new Error('The request is not a list of files.');
  return files;
}

/**
 * Serves the review on this machine only. A request to accept files needs the origin and the token of the page, which other
 * web pages cannot have, and only the files of changes are accepted.
 */
export async function serveReview(comparison: Comparison) {
  const changes = new Map<unknown, ReturnType<typeof listChanges>[number]>();
  for (const change of listChanges(comparison)) changes.set(change.file, change);
  const token = randomUUID();
  const page = await buildPage([...changes.values()], token);

  async function acceptFiles(request: IncomingMessage): Promise<void> {
    const accepted = (await filesIn(request)).map((file) => {
      const change = changes.get(file);
      if (!change) throw new Error(`${String(file)} is not an open change.`);
      return change;
    });
    accept(comparison, accepted);
    for (const { file } of accepted) changes.delete(file);
  }

  const answer: RequestListener = async (request, response) => {
    const { method, url, headers } = request;
    const isLocal = `http://${headers.host}` === address;
    const isPage = headers.origin === address && headers['x-review-token'] === token;
    if (isLocal && method === 'GET' && url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    } else if (isLocal && isPage && method === 'POST' && url === '/accept') {
      const error = await acceptFiles(request).catch(String);
      response.writeHead(error ? 400 : 204).end(error);
    } else response.writeHead(403).end('Only the page of the review can use this address.');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${address}/`, token, close: () => server.close() };
}
