import { incompleteInstructor, type Role, roles, type UserWithProfile } from './users.ts';

interface AccessRule {
  /** The roles that can open the page; other users are redirected to `/`. */
  roles: readonly Role[];
  /** A guest who is redirected to `/login` returns after signing in. */
  guestsTo: '/login' | '/';
  /**
   * `redirected`: an instructor with an incomplete profile is redirected to the onboarding [2.4].
   * `redirectedByPage`: the page itself redirects a user who makes the profile incomplete on it [2.89].
   * `allowed`: the page completes the profile.
   */
  incomplete: 'redirected' | 'redirectedByPage' | 'allowed';
  /** The page waits until the server returns the profile. A form that took it for empty would overwrite it. */
  needsProfile: boolean;
}

const signedIn: AccessRule = {
  roles,
  guestsTo: '/login',
  incomplete: 'redirected',
  needsProfile: false,
};

/** Who can open a page, by the access class that `apps/web/src/routes.ts` gives its route. Null: everyone. */
export const accessRules = {
  public: null,
  /** [2.2] */
  signedIn,
  /** [2.8] */
  instructor: { ...signedIn, roles: ['instructor'], incomplete: 'redirectedByPage', needsProfile: true },
  /** The onboarding [2.8] [2.87] */
  onboarding: { roles: ['instructor'], guestsTo: '/', incomplete: 'allowed', needsProfile: true },
  /** Users who can apply as instructors [2.88] [6.4] */
  applicant: { ...signedIn, roles: ['learner', 'instructor'], guestsTo: '/', needsProfile: true },
  /** [2.3] */
  administrator: { ...signedIn, roles: ['admin'] },
  /** Users who moderate reviews [6.7]. */
  moderator: { ...signedIn, roles: ['admin', 'moderator'] },
} as const satisfies Record<string, AccessRule | null>;

export type AccessClass = keyof typeof accessRules;
export type ProtectedClass = Exclude<AccessClass, 'public'>;

/** The part of the session that decides on access. */
export interface AccessSession {
  /** `restoring` until the browser has read its storage. */
  state: 'restoring' | 'signedIn' | 'signedOut';
  user: UserWithProfile | null;
  /** False while `user` comes from the stored token only, which can be older than the user on the server. */
  isConfirmed: boolean;
}

/** What was true since the page was opened. */
export interface Visit {
  wasSignedIn: boolean;
  /** Whether the confirmed user had a complete profile. */
  wasComplete: boolean;
}

export type Access =
  | { kind: 'allowed' }
  /** The session is restored, or the server has not returned the user yet. */
  | { kind: 'waiting' }
  /** The session ended on the page, which says so instead of redirecting. */
  | { kind: 'ended' }
  | {
      kind: 'redirected';
      to: '/' | '/login' | '/instructor-onboarding';
      reason: 'guest' | 'role' | 'incompleteProfile';
    };

const allowed: Access = { kind: 'allowed' };
const newPage: Visit = { wasSignedIn: false, wasComplete: false };

/** Whether the session can open a page of this access class, or where it goes instead and why. */
export function accessTo(
  accessClass: AccessClass,
  session: AccessSession,
  { wasSignedIn, wasComplete }: Visit = newPage,
): Access {
  const rule: AccessRule | null = accessRules[accessClass];
  if (!rule) return allowed;
  const { user, isConfirmed } = session;
  if (!user) {
    if (session.state === 'restoring') return { kind: 'waiting' };
    if (wasSignedIn && rule.guestsTo === '/login') return { kind: 'ended' };
    return { kind: 'redirected', to: rule.guestsTo, reason: 'guest' };
  }
  const isRedirected =
    rule.incomplete === 'redirected' || (rule.incomplete === 'redirectedByPage' && !wasComplete);
  if (isRedirected && incompleteInstructor(user)) {
    if (!isConfirmed) return { kind: 'waiting' };
    return { kind: 'redirected', to: '/instructor-onboarding', reason: 'incompleteProfile' };
  }
  if (!rule.roles.includes(user.role)) {
    return isConfirmed ? { kind: 'redirected', to: '/', reason: 'role' } : { kind: 'waiting' };
  }
  if (rule.needsProfile && !('bio' in user)) return { kind: 'waiting' };
  return allowed;
}
