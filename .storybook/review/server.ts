import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { accept, type Comparison, listChanges } from './changes.ts';
import { buildPage } from './page.ts';

/** Serves the review on this machine. Only its own page can write, and only the baselines of listed changes. */
export async function serveReview(comparison: Comparison) {
  const acceptFiles = (files: readonly string[]) => {
    const changes = new Map(listChanges(comparison).map((change) => [change.file, change]));
    const accepted = files.map((file) => {
      const change = changes.get(file);
      if (!change) throw new Error(`${file} is not an open change.`);
      return change;
    });
    accept(comparison, accepted);
  };
  const respond: RequestListener = async (request, response) => {
    try {
      if (request.method === 'GET') {
        const page = await buildPage({ changes: listChanges(comparison), isReport: false });
        response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      } else if (request.method === 'POST' && request.headers.origin === address) {
        acceptFiles(JSON.parse(await text(request)));
        response.writeHead(204).end();
      } else response.writeHead(403).end('Only the page of the review can accept changes.');
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${address}/`, close: () => server.close() };
}
