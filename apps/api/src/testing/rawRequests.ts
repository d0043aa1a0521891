import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { TestApi } from './api.ts';

/** Lets a server listen on a free port. @returns the port */
export async function listen({ app }: Pick<TestApi, 'app'>): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** A connection for raw bytes; it is destroyed when the test ends. */
export function openSocket(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  // A server that destroys the connection may reset it.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

export interface RawResponse {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes on a new connection and reads until the server closes it. */
export async function sendRaw(port: number, bytes: string): Promise<RawResponse> {
  const socket = openSocket(port);
  socket.write(bytes);
  return readRaw(await text(socket));
}

export function readRaw(received: string): RawResponse {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}
