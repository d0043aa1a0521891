import { createHash } from 'node:crypto';
import { cleanPersonName, isEmailAddress, isSafeImageAddress, limits } from '@lyceum/rules';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Problem } from '../problems.ts';

/** Whose ID tokens are taken, and for whom they have to be made. */
export interface IdentityProvider {
  issuers: string[];
  audience: string;
  /** Finds the published key that a token names. @throws {Problem} 503 when the keys cannot be had. */
  keys: JWTVerifyGetKey;
}

/** A person as an identity provider vouches for them. */
export interface Identity {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  /** The person has proved to the provider that it is theirs. */
  email: string;
  name: string;
  picture: string | null;
}

const algorithm = 'RS256';
const clockToleranceSeconds = 10;
const subjectMaximum = 255;

const googleKeys = new URL('https://www.googleapis.com/oauth2/v3/certs');
const keysTimeoutMs = 5000;
/** An unknown key makes us look for new ones, but no more often than this. */
const keysCooldownMs = 30_000;
const keysLifeMs = 3_600_000;
const tryAgainInSeconds = 5;

/** Google, for the tokens made for this client id. Its keys are fetched when first needed, then kept for an hour. */
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
        throw new Problem('unavailable', { retryAfter: tryAgainInSeconds, cause: error });
      }
    },
  };
}

/** Whether no published key fits the token; anything else means that there are no keys to look at. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}

/** What someone shows who says that a third party has vouched for them. */
export interface Proof {
  tokenId: string;
  /** The text whose digest the token carries as its nonce: who has only seen the token does not know it. */
  nonce?: string | undefined;
}

/**
 * The person in an ID token that this provider signed for us, that has not expired, whose nonce was shown, and whose
 * e-mail address the provider has verified; null for any other text.
 * @throws {Problem} 503 when the provider's keys cannot be had.
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
    return isForUs(payload, audience) && isShown(payload.nonce, nonce) ? toIdentity(payload) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** A token for several clients, or one that another client asked for, is not ours to take. */
function isForUs({ aud, azp }: JWTPayload, audience: string): boolean {
  return [aud].flat().every((one) => one === audience) && (azp === undefined || azp === audience);
}

/** Neither or both: a nonce that may be left out of the request would protect nobody. */
function isShown(told: unknown, shown: string | undefined): boolean {
  if (told === undefined || shown === undefined) return told === shown;
  return told === createHash('sha256').update(shown).digest('hex');
}

function toIdentity({ sub, email, email_verified, name, picture }: JWTPayload): Identity | null {
  if (!sub || sub.length > subjectMaximum || email_verified !== true) return null;
  if (typeof email !== 'string' || !isEmailAddress(email)) return null;
  return {
    subject: sub,
    email,
    name: (typeof name === 'string' && cleanPersonName(name)) || nameFrom(email),
    picture: typeof picture === 'string' && isPicture(picture) ? picture : null,
  };
}

function isPicture(address: string): boolean {
  return (
    address.startsWith('https://') &&
    address.length <= limits.imageAddressMaximum &&
    isSafeImageAddress(address)
  );
}

/** `nour.haddad@example.org` is probably Nour Haddad. */
export function nameFrom(email: string): string {
  const [own = ''] = email.split(/[@+]/, 1);
  const words = own.split(/[._-]+/);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return cleanPersonName(name) || cleanPersonName(own) || '?';
}
