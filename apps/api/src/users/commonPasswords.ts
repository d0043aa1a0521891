import { passwordMinimum } from '@lyceum/rules';
import type { Settings } from '../settings.ts';

/** The number of most common passwords, of sufficient length, that are rejected. */
const commonPasswordsRejected = 3000;

/** The password of every demonstration account (docs/product.md, Demonstration). */
export const demoPassword = 'lyceum-demo';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is among the first that attackers try: the most common ones, ignoring case, and outside the
 * demonstration also its public password.
 */
export async function isCommonPassword({ demo }: Settings, password: string): Promise<boolean> {
  if (password === demoPassword) return !demo;
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

/** Imported on demand: a large list that only registrations and password resets need. */
async function load(): Promise<ReadonlySet<string>> {
  // In lower case, ordered by frequency in leaked passwords.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= passwordMinimum);
  return new Set(longEnough.slice(0, commonPasswordsRejected));
}
