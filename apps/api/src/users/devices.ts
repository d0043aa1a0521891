import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { day } from '@lyceum/rules';
import type { Context } from '../context.ts';
import type { UserRow } from './caller.ts';

/** How long a browser stays a known device after a sign-in: the longest lifetime of a cookie in browsers. */
export const knownDeviceLifetimeMs = 400 * day;
/** The maximum number of accounts of which one browser is a known device; a further one replaces the oldest. */
export const accountsPerDevice = 5;

/*
 * Known devices, after OWASP's device cookies: a browser that has signed in to an account is known to it, and failed
 * attempts of strangers do not throttle it. The cookie does not authenticate. It contains an entry for each of several
 * accounts: a digest of the account, a random device id, the time, and a signature. The server stores nothing. An
 * entry is valid until the password changes: a reset or a linked identity revokes all devices of the previous owner.
 */

const cookieName = 'lyceum_device';
const path = '/v1/auth';

interface Entry {
  account: string;
  device: string;
  /** Seconds since 1970 in base 36. */
  since: string;
  signature: string;
}

/** Reads the device cookie of a request; null if it is absent or longer than any valid one. */
export function readDeviceCookie(cookies: string | undefined): string | null {
  return /(?:^|; ?)lyceum_device=([\w.~-]{1,1024})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

/** The device id known to an account; null for a stranger or without an account. */
export function knownDevice(
  context: Context,
  cookie: string | null,
  user: UserRow | undefined,
): string | null {
  // Takes the same time for an unknown account.
  const accounts = context.keys.devices.map((key) => digestOfAccount(key, user));
  const entry = validEntries(context, cookie).find(({ account }) => accounts.includes(account));
  return user && entry ? entry.device : null;
}

/** The device id known to any account, for an attempt without an e-mail address. */
export function anyKnownDevice(context: Context, cookie: string | null): string | null {
  return validEntries(context, cookie)[0]?.device ?? null;
}

/** The `Set-Cookie` header that makes a browser a known device of the account, in addition to others. */
export function deviceCookie(context: Context, cookie: string | null, user: UserRow): string {
  const [key] = context.keys.devices;
  const accounts = context.keys.devices.map((one) => digestOfAccount(one, user));
  const others = validEntries(context, cookie).filter(({ account }) => !accounts.includes(account));
  const unsigned = {
    account: digestOfAccount(key, user),
    // A new id each time, so that failures with a copied cookie do not count against its owner.
    device: randomBytes(16).toString('base64url'),
    since: Math.floor(context.now().getTime() / 1000).toString(36),
  };
  const entries = [{ ...unsigned, signature: signatureOf(key, unsigned) }, ...others];
  const value = entries.slice(0, accountsPerDevice).map(textOf).join('~');
  const secure = context.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = knownDeviceLifetimeMs / 1000;
  return `${cookieName}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** The valid entries, newest first. */
function validEntries({ keys, now }: Context, cookie: string | null): Entry[] {
  const oldest = (now().getTime() - knownDeviceLifetimeMs) / 1000;
  return (cookie ?? '')
    .split('~')
    .slice(0, accountsPerDevice)
    .map(parseEntry)
    .filter((entry) => entry !== null)
    .filter((entry) => keys.devices.some((key) => isEqual(entry.signature, signatureOf(key, entry))))
    .filter(({ since }) => Number.parseInt(since, 36) > oldest);
}

function parseEntry(text: string): Entry | null {
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

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
