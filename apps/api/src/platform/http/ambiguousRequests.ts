import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../base/problems.ts';

/** A name or an address in square brackets, then an optional port. */
const host = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Rejects requests that a proxy and this server could parse differently: a request target that is not a path, and a
 * Host header that is missing, repeated or invalid. RFC 9112, 3.2. Node's own check responds without a body, so it is
 * turned off.
 */
export function rejectAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // API calls of a page have no socket.
    const isPlain = !(raw.socket instanceof Socket) || (raw.url?.startsWith('/') && hasOneHost(raw));
    done(isPlain ? undefined : new Problem('invalidRequest'));
  });
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && host.test(hosts[0] ?? '');
}
