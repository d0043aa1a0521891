import { limits } from '@lyceum/rules';
import { demoPassword } from '../demo/accounts.ts';
import type { Settings } from '../settings.ts';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of those that are tried first: the commonest, in whatever case, and outside of the
 * demonstration also the one that everybody reads in its description.
 */
export async function isCommonPassword({ demo }: Settings, password: string): Promise<boolean> {
  if (password === demoPassword) return !demo;
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

/** Loaded when first wanted: it is a large list, which only registrations and new passwords ask. */
async function load(): Promise<ReadonlySet<string>> {
  // Ordered by how often they were found in what was stolen elsewhere, in lower case.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordMinimum);
  return new Set(longEnough.slice(0, limits.commonPasswordsRejected));
}
