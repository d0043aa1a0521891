import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the client; see `clientKey`. */
    clientKey: string | null;
  }
}

/** The key of a client in rate limits: its address, or the /64 of an IPv6 address. */
export const addressKey = (address: string): string => normalizeIP(address);

/** An address in the canonical form, without the port that some proxies append; null if the text is no address. */
function parseAddress(text = ''): string | null {
  const address = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const isAddress =
    ipaddr.IPv4.isValidFourPartDecimal(address) || (ipaddr.IPv6.isValid(address) && !address.includes('%'));
  return isAddress ? ipaddr.process(address).toString() : null;
}

/** The address of the client of a request, or of the proxy that reports none. */
export function clientAddress({ ip, ips }: FastifyRequest): string {
  return parseAddress(ip) ?? parseAddress(ips?.at(-2)) ?? 'unknown';
}

/** The key of the client of a request. It is determined once: Fastify parses all forwarding addresses for each `ip`. */
export function clientKey(request: FastifyRequest): string {
  request.clientKey ??= addressKey(clientAddress(request));
  return request.clientKey;
}

/** The named ranges that Fastify supports. */
const namedRanges = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a predicate for addresses of trusted proxies, which carry requests of many clients.
 * @param proxies addresses, ranges and names of ranges, as validated by `readSettings`
 */
export function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  const ranges = proxies.flatMap((proxy) =>
    proxy in namedRanges ? namedRanges[proxy as keyof typeof namedRanges] : [proxy],
  );
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = parseAddress(text);
    return address !== null && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
