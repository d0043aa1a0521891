import type { Access } from '../platform/contract/document.ts';
import type { SignedInUser, TestApi } from './api.ts';

/** The fields of all kinds of users with different rights: a guest, each role, and an instructor of each status. */
export const userFields = {
  guest: null,
  learner: { role: 'learner', instructor_status: 'none' },
  'incomplete instructor': { role: 'instructor', instructor_status: 'incomplete' },
  'pending instructor': { role: 'instructor', instructor_status: 'pending' },
  'approved instructor': { role: 'instructor', instructor_status: 'approved' },
  'rejected instructor': { role: 'instructor', instructor_status: 'rejected' },
  moderator: { role: 'moderator', instructor_status: 'none' },
  admin: { role: 'admin', instructor_status: 'none' },
} as const;
export type UserKind = keyof typeof userFields;
export const userKinds = Object.keys(userFields) as UserKind[];

/** Creates a user of a kind; null for the guest. */
export async function createUserOfKind(api: TestApi, kind: UserKind): Promise<SignedInUser | null> {
  const fields = userFields[kind];
  if (!fields) return null;
  return fields.role === 'instructor' ? api.instructor(fields) : api.user(fields);
}

/** The problem that the contract defines for a kind of user; null if the call is allowed. */
export function problemFor({ signIn, roles: allowed, approved }: Access, kind: UserKind) {
  const fields = userFields[kind];
  if (signIn !== 'required') return null;
  if (!fields) return { status: 401, code: 'not_signed_in' };
  if (allowed && !allowed.includes(fields.role)) return { status: 403, code: 'forbidden' };
  if (approved && fields.instructor_status !== 'approved')
    return { status: 403, code: 'instructor_not_approved' };
  return null;
}
