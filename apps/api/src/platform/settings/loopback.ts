import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host is a loopback name or address: 127.0.0.0/8, ::1, localhost and names below it. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return /^(?:.+\.)?localhost$/i.test(host);
  return loopback.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

/** The host of an address, without the brackets of IPv6; empty if it has none. */
export function hostnameOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
}
