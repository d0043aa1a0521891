import { hostnameOf, isLoopback } from '../platform/settings/loopback.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The line at startup that states who can reach the demonstration; null if it is off. */
export function demonstrationNotice({ demo, host, publicUrl, port }: Settings): string | null {
  if (!demo) return null;
  const isLocal = isLoopback(host) && isLoopback(hostnameOf(publicUrl));
  const address = isLoopback(host) ? publicUrl : `${host}, port ${port}`;
  const who = isLocal ? 'everyone on this machine' : `everyone who reaches ${address}`;
  return `The demonstration is open to ${who}: they can sign in as anyone below, an administrator too. DEMO=off closes it.`;
}
