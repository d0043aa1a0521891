import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Seen {
  method: string;
  url: string;
  authorization: string | undefined;
  language: string | undefined;
  body: string;
}

/** A response: a status with a JSON body, a raw text, or no response. */
export type Reply =
  | { status: number; body?: unknown; text?: string }
  | 'hang up'
  | 'silence'
  | 'half an answer';

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A real HTTP server on a free port that responds with `reply` and records the requests. */
export async function startServer(reply: (seen: Seen) => Reply | Promise<Reply>) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const one: Seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization,
      language: request.headers['accept-language'],
      body: await textOf(request),
    };
    seen.push(one);
    const answer = await reply(one);
    if (answer === 'hang up') {
      request.socket.destroy();
      return;
    }
    if (answer === 'silence') return;
    if (answer === 'half an answer') {
      response.setHeader('Content-Type', 'application/json').write('{"results": [');
      return;
    }
    response.statusCode = answer.status;
    if (answer.body !== undefined) response.setHeader('Content-Type', 'application/json');
    response.end(answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
