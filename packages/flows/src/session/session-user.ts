import type { TokenUser, User } from '@lyceum/api-client';

/** The signed-in user: from the access token, and with the profile after the server returned it. */
export type SessionUser = TokenUser | User;

/** Whether the profile is loaded: an unknown profile is not an empty one. */
export function hasProfile(user: SessionUser): user is User {
  return 'bio' in user;
}

/**
 * Merges a newer token into the user. The token contains no profile and no long image address. These are kept unless
 * the role or the instructor status changed.
 */
export function withTokenUser(current: SessionUser | null, token: TokenUser): SessionUser {
  if (current === null || !isSameProfile(current, token)) return token;
  return { ...current, ...token, picture: token.picture ?? current.picture };
}

/** Whether the loaded profile is still valid for a newer token. */
export function isSameProfile(current: SessionUser, token: TokenUser): boolean {
  const { id, role, instructorStatus } = current;
  return id === token.id && role === token.role && instructorStatus === token.instructorStatus;
}
