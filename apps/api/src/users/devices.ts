import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@lyceum/rules';
import type { Context } from '../context.ts';
import type { UserRow } from './caller.ts';

/*
 * Known devices, as OWASP's device cookies have them: a browser that signed in to an account is no stranger to it, so
 * strangers who guess there do not make it wait. The cookie signs nobody in. It holds an entry for each of some accounts:
 * a digest of the account, a random name of the device, the time, and a signature. Nothing is stored. An entry is good
 * while the password is the same: a reset, or a linked identity, makes strangers of all devices of whoever had it before.
 */

const cookieName = 'lyceum_device';
const path = '/v1/auth';

interface Entry {
  account: string;
  device: string;
  /** In seconds since 1970, in base 36. */
  since: string;
  signature: string;
}

/** What the device cookie of a request holds; null where there is none, or it is longer than ours ever is. */
export function readDeviceCookie(cookies: string | undefined): string | null {
  return /(?:^|; ?)lyceum_device=([\w.~-]{1,1024})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

/** The name under which a device is known to an account; null for a stranger, and where there is no account. */
export function knownDevice(
  context: Context,
  cookie: string | null,
  user: UserRow | undefined,
): string | null {
  // The same work for an account that is not there.
  const accounts = context.keys.devices.map((key) => digestOfAccount(key, user));
  const entry = goodEntries(context, cookie).find(({ account }) => accounts.includes(account));
  return user && entry ? entry.device : null;
}

/** The name of a device that any account knows, for an attempt that names none. */
export function someDevice(context: Context, cookie: string | null): string | null {
  return goodEntries(context, cookie)[0]?.device ?? null;
}

/** The header that makes a browser a known device of the account, and leaves it one of others. */
export function deviceCookie(context: Context, cookie: string | null, user: UserRow): string {
  const [key] = context.keys.devices;
  const accounts = context.keys.devices.map((one) => digestOfAccount(one, user));
  const others = goodEntries(context, cookie).filter(({ account }) => !accounts.includes(account));
  const unsigned = {
    account: digestOfAccount(key, user),
    // A new name each time, so that failures under a copied cookie do not count against its owner.
    device: randomBytes(16).toString('base64url'),
    since: Math.floor(context.now().getTime() / 1000).toString(36),
  };
  const entries = [{ ...unsigned, signature: signatureOf(key, unsigned) }, ...others];
  const value = entries.slice(0, limits.accountsPerDevice).map(textOf).join('~');
  const secure = context.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = limits.knownDeviceLifetimeMs / 1000;
  return `${cookieName}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** The entries that we signed and that have not expired, the newest first. */
function goodEntries({ keys, now }: Context, cookie: string | null): Entry[] {
  const oldest = (now().getTime() - limits.knownDeviceLifetimeMs) / 1000;
  return (cookie ?? '')
    .split('~')
    .slice(0, limits.accountsPerDevice)
    .map(entryIn)
    .filter((entry) => entry !== null)
    .filter((entry) => keys.devices.some((key) => isSame(entry.signature, signatureOf(key, entry))))
    .filter(({ since }) => Number.parseInt(since, 36) > oldest);
}

function entryIn(text: string): Entry | null {
  const [, account = '', device = '', since = '', signature = ''] =
    /^([\w-]{22})\.([\w-]{22})\.([\da-z]{1,8})\.([\w-]{43})$/.exec(text) ?? [];
  return signature === '' ? null : { account, device, since, signature };
}

const textOf = ({ account, device, since, signature }: Entry) =>
  [account, device, since, signature].join('.');

function digestOfAccount(key: Uint8Array, user: UserRow | undefined): string {
  const { id = '', password_hash = null } = user ?? {};
  return hmac(key, `account ${id} ${password_hash}`).subarray(0, 16).toString('base64url');
}

function signatureOf(key: Uint8Array, { account, device, since }: Omit<Entry, 'signature'>): string {
  return hmac(key, `device ${account}.${device}.${since}`).toString('base64url');
}

const hmac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
