import type { TokenUser } from '@lyceum/api-client';
import { roles, tokenUserFields } from '@lyceum/rules';
import { jwtDecode } from 'jwt-decode';

/** The payload of an access token. */
export interface AccessTokenPayload {
  user: TokenUser;
  /** The expiry in ms since 1970; null if the token has none. */
  expiresAtMs: number | null;
}

type Fields = Partial<Record<string, unknown>>;

function isUser(value: unknown): value is TokenUser {
  const { id, name, email, role } = value as Fields;
  const isNamed = typeof id === 'string' && typeof name === 'string' && typeof email === 'string';
  return isNamed && roles.some((value) => value === role);
}

// A profile in a token is as old as the token, so it is ignored.
function tokenUserOf(user: TokenUser): TokenUser {
  return Object.fromEntries(tokenUserFields.map((field) => [field, user[field]])) as unknown as TokenUser;
}

/**
 * Decodes the payload of an access token. Only the server can verify its signature.
 * @returns null if it cannot be decoded or contains no user [4.3]
 */
export function decodeAccessToken(token: string): AccessTokenPayload | null {
  try {
    // Without a payload or a user, this throws.
    const { user, exp } = jwtDecode<Fields>(token);
    if (!isUser(user)) return null;
    return { user: tokenUserOf(user), expiresAtMs: typeof exp === 'number' ? exp * 1000 : null };
  } catch {
    return null;
  }
}
