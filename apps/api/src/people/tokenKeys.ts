import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** The first one signs; what any of them has signed is good. */
type Keys = readonly [Uint8Array, ...Uint8Array[]];

/** Keys for different uses, derived from one secret, so that a token of one kind never passes as another. */
export interface TokenKeys {
  access: Keys;
  refresh: Keys;
}

/** Takes JWT_SECRET with JWT_SECRET_PREVIOUS, or on the embedded database the secret made at its first start. */
export async function openTokenKeys({
  jwtSecret,
  jwtSecretPrevious,
  database,
}: Settings): Promise<TokenKeys> {
  const secret =
    jwtSecret ??
    (database.kind === 'embedded' ? await keptSecret(database.dataDir) : randomBytes(48).toString('base64'));
  const derive = (use: string): Keys => [
    keyFor(use, secret),
    ...(jwtSecretPrevious === null ? [] : [keyFor(use, jwtSecretPrevious)]),
  ];
  return { access: derive('access tokens'), refresh: derive('refresh tokens') };
}

function keyFor(use: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(`lyceum ${use}`).digest();
}

/** Kept beside the data, so that sign-ins survive a restart. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const made = randomBytes(48).toString('base64');
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return await readFile(file, 'utf8');
  }
}
