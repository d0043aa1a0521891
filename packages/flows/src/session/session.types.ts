import type { SignedIn, User } from '@lyceum/api-client';

export type SessionEvent =
  | ({ type: 'user.signedIn' } & SignedIn)
  | { type: 'signOut.requested' }
  /** The stored tokens were renewed, removed or replaced by another user's, in this tab or another. */
  | { type: 'tokens.changed' }
  /** The server returned a changed user, for example after an application. */
  | { type: 'user.changed'; user: User }
  /** The user changed on the server and must be reloaded. */
  | { type: 'user.outdated' }
  /** The network returned, or the page was in the background or asleep. Overdue work runs now. */
  | { type: 'app.resumed' };

/** `watchSession` sends it when the user of the restored session changes; null for a guest. */
export interface SessionChanged {
  type: 'session.changed';
  userId: string | null;
}
