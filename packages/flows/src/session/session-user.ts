import type { TokenUser, User } from '@lyceum/api-client';

/** Who is signed in: as the access token says, until the server has told the profile as well. */
export type SessionUser = TokenUser | User;

/** Whether expertise, qualifications and bio are known. Until then they are unknown, which is not the same as empty. */
export function hasProfile(user: SessionUser): user is User {
  return 'bio' in user;
}

/**
 * What is known of a user after another token was stored. The token is newer than the rest, but carries no profile and
 * no long image address; those stay, unless the user's role or instructor status changed along with them.
 */
export function withTokenUser(known: SessionUser | null, token: TokenUser): SessionUser {
  if (known === null || !isSameProfile(known, token)) return token;
  return { ...known, ...token, picture: token.picture ?? known.picture };
}

/** Whether the profile that is known may still be right by what a newer token says. */
export function isSameProfile(known: SessionUser, token: TokenUser): boolean {
  const { id, role, instructorStatus } = known;
  return id === token.id && role === token.role && instructorStatus === token.instructorStatus;
}
