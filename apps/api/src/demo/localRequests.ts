import type { FastifyRequest } from 'fastify';
import { hostnameOf, isLoopback } from '../operational/loopback.ts';
import { Problem } from '../problems.ts';
import type { Settings } from '../settings.ts';

const forwarding =
  /^(?:x-forwarded.*|forwarded|via|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-connecting-ip)$/;

/** Lets only requests from this machine pass. @throws {Problem} 403 for any other. */
export function requireLocalRequest(settings: Settings) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isLoopback(request.ip) || isForwarded(request) || !isOwnAddress(settings, originOf(request)))
      throw new Problem('forbidden');
  };
}

/** HTTP/1.0 is what nginx's `proxy_pass` speaks unless told otherwise, and no browser of today. */
function isForwarded({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.0' || Object.keys(headers).some((name) => forwarding.test(name));
}

/**
 * Whether an address is this server's on this machine: a loopback name or the host of a PUBLIC_URL without TLS (with
 * TLS it is a proxy's). A foreign name that was made to lead here would let the site of that name read what is meant
 * for this machine.
 */
export function isOwnAddress({ publicUrl }: Settings, address: string): boolean {
  const hostname = hostnameOf(address);
  return isLoopback(hostname) || (publicUrl.startsWith('http:') && hostname === hostnameOf(publicUrl));
}

/** The origin as the caller wrote it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? ''}`;
}
