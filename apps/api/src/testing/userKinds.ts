import { type Role, roles } from '@lyceum/rules';
import type { Access } from '../contract/document.ts';
import type { SignedInUser, TestApi } from './api.ts';

/** All kinds of users with different rights: a guest, each role, and an instructor of each status. */
export const userKinds = [
  'guest',
  'learner',
  'incomplete instructor',
  'pending instructor',
  'approved instructor',
  'rejected instructor',
  'moderator',
  'admin',
] as const;
export type UserKind = (typeof userKinds)[number];

/** Creates a user of a kind; null for the guest. */
export async function createUserOfKind(api: TestApi, kind: UserKind): Promise<SignedInUser | null> {
  const fields = fieldsOf(kind);
  if (!fields) return null;
  return fields.role === 'instructor' ? api.instructor(fields) : api.user(fields);
}

/** The fields that define a kind. */
export function fieldsOf(kind: UserKind) {
  const [status, isInstructor] = kind.split(' ');
  if (isInstructor) {
    const instructor_status = status as 'incomplete' | 'pending' | 'approved' | 'rejected';
    return { role: 'instructor' as const, instructor_status };
  }
  const role = roles.find((known): known is Role => known === kind);
  return role ? { role, instructor_status: 'none' as const } : null;
}

/** The problem that the contract defines for a kind of user; null if the call is allowed. */
export function problemFor({ signIn, roles: allowed, approved }: Access, kind: UserKind) {
  const fields = fieldsOf(kind);
  if (signIn !== 'required') return null;
  if (!fields) return { status: 401, code: 'not_signed_in' };
  if (allowed && !allowed.includes(fields.role)) return { status: 403, code: 'forbidden' };
  if (approved && fields.instructor_status !== 'approved')
    return { status: 403, code: 'instructor_not_approved' };
  return null;
}
