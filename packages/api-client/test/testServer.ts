import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A received request. */
export interface Seen {
  method: string | undefined;
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

/** A real HTTP server on a free port, until the test ends: responds with `reply` and records the requests. */
export async function startServer(reply: (seen: Seen) => Reply | Promise<Reply>) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const { authorization, 'accept-language': language } = headers;
    const one: Seen = { method, url, authorization, language, body: await text(request) };
    seen.push(one);
    const answer = await reply(one);
    if (answer === 'hang up') request.socket.destroy();
    else if (answer === 'half an answer') {
      response.setHeader('Content-Type', 'application/json').write('{"results": [');
    } else if (answer !== 'silence') {
      response.statusCode = answer.status;
      if (answer.body !== undefined) response.setHeader('Content-Type', 'application/json');
      response.end(answer.text ?? JSON.stringify(answer.body));
    }
  });
  onTestFinished(() => server.close().closeAllConnections());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, seen };
}
