import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../base/durableFile.ts';
import { StartupError } from '../base/startupErrors.ts';
import { type Settings, shortestSecret } from '../settings/settings.ts';

/** The first key signs; all of them verify. */
export type Keys = readonly [Uint8Array, ...Uint8Array[]];

/** Keys for different purposes, derived from one secret, so that tokens of one kind are invalid as another. */
export interface TokenKeys {
  access: Keys;
  refresh: Keys;
  /** For device cookies. */
  devices: Keys;
  /** For the addresses of uploaded files. */
  files: Keys;
  /** For the addresses of calendars. */
  calendars: Keys;
}

/** Uses JWT_SECRET with JWT_SECRET_PREVIOUS, or on the embedded database the secret generated at its first start. */
export async function openTokenKeys({
  jwtSecret,
  jwtSecretPrevious,
  database,
}: Settings): Promise<TokenKeys> {
  const secret =
    jwtSecret ??
    (database.kind === 'embedded'
      ? await storedSecret(database.dataDir)
      : randomBytes(48).toString('base64'));
  const derive = (use: string): Keys => [
    keyFor(use, secret),
    ...(jwtSecretPrevious === null ? [] : [keyFor(use, jwtSecretPrevious)]),
  ];
  return {
    access: derive('access tokens'),
    refresh: derive('refresh tokens'),
    devices: derive('devices'),
    files: derive('files'),
    calendars: derive('calendars'),
  };
}

function keyFor(use: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(`lyceum ${use}`).digest();
}

/**
 * Stored beside the data, so that sessions survive a restart.
 * @throws {StartupError} if the content is too short for a secret
 */
async function storedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const stored = await readIfThere(file);
  if (stored === null) {
    const newSecret = randomBytes(48).toString('base64');
    await writeDurably(file, newSecret);
    return newSecret;
  }
  const secret = stored.trim();
  if (secret.length >= shortestSecret) return secret;
  throw new StartupError(
    `${file} has ${secret.length} characters, as after a power cut: sessions signed with it can be guessed. ` +
      'Delete the file: the next start generates a new secret, and everyone has to sign in again.',
  );
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
