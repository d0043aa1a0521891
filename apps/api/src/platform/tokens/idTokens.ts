import { createHash } from 'node:crypto';
import { cleanFullName, imageAddressMaximum, isEmailAddress, isSafeImageAddress } from '@lyceum/rules';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Problem } from '../base/problems.ts';

/** The issuers and the audience of accepted ID tokens. */
export interface IdentityProvider {
  issuers: string[];
  audience: string;
  /** Finds the published key of a token. @throws {Problem} 503 if the keys are unavailable */
  keys: JWTVerifyGetKey;
}

/** The verified claims of an ID token. */
export interface Identity {
  /** The provider's id of the user, which never changes. */
  subject: string;
  /** Verified by the provider. */
  email: string;
  name: string;
  picture: string | null;
}

const algorithm = 'RS256';
const clockToleranceSeconds = 10;
const subjectMaximum = 255;

const googleKeys = new URL('https://www.googleapis.com/oauth2/v3/certs');
const keysTimeoutMs = 5000;
/** An unknown key id causes a new request for the keys, at most once in this time. */
const keysCooldownMs = 30_000;
const keysLifeMs = 3_600_000;
const retryAfterSeconds = 5;

/** Google as identity provider for a client id. The keys are fetched on first use and cached for an hour. */
export function google(clientId: string, keysAddress: URL = googleKeys): IdentityProvider {
  const fetched = createRemoteJWKSet(keysAddress, {
    timeoutDuration: keysTimeoutMs,
    cooldownDuration: keysCooldownMs,
    cacheMaxAge: keysLifeMs,
  });
  return {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    audience: clientId,
    async keys(header, token) {
      try {
        return await fetched(header, token);
      } catch (error) {
        if (isAboutToken(error)) throw error;
        throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause: error });
      }
    },
  };
}

/** Whether no published key matches the token; any other error means that the keys are unavailable. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}

/** The evidence for a third-party sign-in. */
export interface Proof {
  tokenId: string;
  /** The text whose digest is the nonce of the token, so that a stolen token alone is useless. */
  nonce?: string | undefined;
}

/**
 * Verifies an ID token: signature, audience, expiry, nonce and verified e-mail address. Returns null for any other
 * text.
 * @throws {Problem} 503 if the provider's keys are unavailable
 */
export async function readIdToken(
  { keys, issuers, audience }: IdentityProvider,
  { tokenId, nonce }: Proof,
  now: Date,
): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(tokenId, keys, {
      algorithms: [algorithm],
      issuer: issuers,
      audience,
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return isForUs(payload, audience) && isNonceValid(payload.nonce, nonce) ? toIdentity(payload) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Rejects a token for several clients, or one that another client requested. */
function isForUs({ aud, azp }: JWTPayload, audience: string): boolean {
  return [aud].flat().every((one) => one === audience) && (azp === undefined || azp === audience);
}

/** Both or neither: an optional nonce would not protect anyone. */
function isNonceValid(digest: unknown, nonce: string | undefined): boolean {
  if (digest === undefined || nonce === undefined) return digest === nonce;
  return digest === createHash('sha256').update(nonce).digest('hex');
}

function toIdentity({ sub, email, email_verified, name, picture }: JWTPayload): Identity | null {
  if (!sub || sub.length > subjectMaximum || email_verified !== true) return null;
  if (typeof email !== 'string' || !isEmailAddress(email)) return null;
  return {
    subject: sub,
    email,
    name: (typeof name === 'string' && cleanFullName(name)) || nameFrom(email),
    picture: typeof picture === 'string' && isPicture(picture) ? picture : null,
  };
}

function isPicture(address: string): boolean {
  return (
    address.startsWith('https://') && address.length <= imageAddressMaximum && isSafeImageAddress(address)
  );
}

/** Derives `Nour Haddad` from `nour.haddad@example.org`. */
export function nameFrom(email: string): string {
  const [own = ''] = email.split(/[@+]/, 1);
  const words = own.split(/[._-]+/);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return cleanFullName(name) || cleanFullName(own) || '?';
}
