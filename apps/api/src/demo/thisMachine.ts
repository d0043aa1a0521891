import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';
import type { Settings } from '../settings.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** Lets only requests from this machine pass. @throws {Problem} 403 for any other. */
export function refuseOthers(settings: Settings) {
  return async (request: FastifyRequest): Promise<void> => {
    const isFromHere = loopback.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4');
    const isForwarded = forwarding.some((header) => request.headers[header] !== undefined);
    if (!isFromHere || isForwarded || !isOwnAddress(settings, originOf(request)))
      throw new Problem('forbidden');
  };
}

/**
 * Whether an address is this server's on this machine: a loopback name or the host of PUBLIC_URL. A foreign name
 * that was made to lead here would let the site of that name read what is meant for this machine.
 */
export function isOwnAddress({ publicUrl }: Settings, address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? '';
  const isLoopbackName = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return isLoopbackName || hostname === URL.parse(publicUrl)?.hostname;
}

/** The origin as the caller wrote it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? ''}`;
}
