import { createPublicKey } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { writeDurably } from '../../platform/base/durableFile.ts';
import { newId } from '../../platform/base/ids.ts';

export const algorithm = 'RS256';

export interface SigningKey {
  secret: JWK & { kid: string };
  /** The public key. */
  published: JWK & { kid: string };
}

/**
 * The signing key of the local provider. It is generated once and stored beside the data, so that tokens survive a
 * restart.
 */
export async function openSigningKey(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, 'identity-key.json');
  const secret = (await readStoredKey(file)) ?? (await make(dataDir, file));
  const publicKey = createPublicKey({ key: { ...secret }, format: 'jwk' });
  return {
    secret,
    published: { ...(await exportJWK(publicKey)), kid: secret.kid, alg: algorithm, use: 'sig' },
  };
}

async function make(dataDir: string, file: string): Promise<SigningKey['secret']> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const secret = {
    ...(await exportJWK(privateKey)),
    kid: newId(new Date()),
    alg: algorithm,
    use: 'sig',
  };
  await mkdir(dataDir, { recursive: true });
  await writeDurably(file, JSON.stringify(secret));
  return secret;
}

async function readStoredKey(file: string): Promise<SigningKey['secret'] | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A kill during the write leaves a partial file: it is replaced by a new key.
    if (error instanceof SyntaxError) return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
