import type { components } from '@lyceum/api-client/schema';
import { minute, type tokenUserFields } from '@lyceum/rules';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenKeys } from './tokenKeys.ts';

export const accessTokenLifetimeMs = 15 * minute;
/** A longer image address, measured as UTF-8 in JSON, is omitted from the access token. */
export const tokenImageMaximumBytes = 512;

export type User = components['schemas']['User'];
/** The user in the payload of a token. */
export type TokenUser = Pick<User, (typeof tokenUserFields)[number]>;

const issuer = 'lyceum';
const audience = 'lyceum';
const algorithm = 'HS256';
const type = 'at+jwt';

/**
 * A signed token with the user, valid for 15 minutes (docs/product.md, Accounts and sessions). It is sent in a header of
 * each call, so it omits long texts and has at most 4096 bytes.
 */
export function issueAccessToken(
  keys: TokenKeys,
  user: TokenUser,
  sessionId: string,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user: toTokenUser(user), sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenLifetimeMs / 1000)
    .sign(keys.access[0]);
}

function toTokenUser(user: TokenUser): TokenUser {
  const { id, name, email, role, isEmailVerified, isInstructorApproved, instructorStatus } = user;
  const picture = bytesOf(user.picture) <= tokenImageMaximumBytes ? user.picture : null;
  return { id, name, email, role, picture, isEmailVerified, isInstructorApproved, instructorStatus };
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

interface SignedIds {
  userId: string;
  sessionId: string;
}

/** Returns the ids of a valid token that we signed; null for any other text. */
export async function readAccessToken(keys: TokenKeys, token: string, now: Date): Promise<SignedIds | null> {
  // Tries each key, because the token itself must not choose its key.
  for (const key of keys.access) {
    const ids = await verify(key, token, now);
    if (ids) return ids;
  }
  return null;
}

async function verify(key: Uint8Array, token: string, now: Date): Promise<SignedIds | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const { sub, sid } = payload;
    return sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
