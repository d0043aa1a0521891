import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The response of the server that the client did not receive. */
export interface DroppedResponse {
  status: number;
  body: unknown;
}

/**
 * Starts a proxy that forwards requests and drops the connection when the response arrives: the server has handled the
 * request, but the client gets no response.
 */
export async function startDroppingProxy(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const lost: DroppedResponse[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    client.on('error', () => {}).pipe(server);
    server.on('data', (chunk) => chunks.push(chunk));
    server.on('end', () => {
      lost.push(readAnswer(Buffer.concat(chunks).toString()));
      client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    /** Makes a call whose response is dropped. @throws if the client gets a response */
    async lose(method: string, path: string, headers: Record<string, string>, body: string | null) {
      const { port: cutPort } = proxy.address() as AddressInfo;
      // Without keep-alive, the end of the server's connection marks the end of the response.
      const options = { host: '127.0.0.1', port: cutPort, path, method, agent: false };
      const proxied = request({ ...options, headers: { ...headers, connection: 'close' } });
      const answered = new Promise((resolve) => proxied.on('response', resolve).on('error', resolve));
      proxied.end(body ?? undefined);
      const outcome = await answered;
      if (!(outcome instanceof Error)) throw new Error('The answer came through');
      const answer = lost.pop();
      if (!answer) throw new Error('The server never answered', { cause: outcome });
      return answer;
    },
    async close() {
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function readAnswer(text: string): DroppedResponse {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  return { status: Number(text.split(' ', 2)[1]), body: body === '' ? undefined : JSON.parse(body) };
}
