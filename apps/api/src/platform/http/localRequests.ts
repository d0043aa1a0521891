import type { FastifyRequest } from 'fastify';
import { Problem } from '../base/problems.ts';
import { hostnameOf, isLoopback } from '../settings/loopback.ts';
import type { Settings } from '../settings/settings.ts';

const forwarding =
  /^(?:x-forwarded.*|forwarded|via|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-connecting-ip)$/;

/** Allows only requests from this machine. @throws {Problem} 403 for all others */
export function requireLocalRequest(settings: Settings) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isLoopback(request.ip) || isForwarded(request) || !isOwnAddress(settings, originOf(request)))
      throw new Problem('forbidden');
  };
}

/** nginx's `proxy_pass` uses HTTP/1.0 by default, and no current browser does. */
function isForwarded({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.0' || Object.keys(headers).some((name) => forwarding.test(name));
}

/**
 * Whether a Host header names this machine: a loopback name, or the host of a PUBLIC_URL without TLS (with TLS it is a
 * proxy's). Rejecting other names prevents DNS rebinding.
 */
export function isOwnAddress({ publicUrl }: Settings, address: string): boolean {
  const hostname = hostnameOf(address);
  return isLoopback(hostname) || (publicUrl.startsWith('http:') && hostname === hostnameOf(publicUrl));
}

/** The origin as the client sent it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? ''}`;
}
