import { type Role, roles } from '@lyceum/rules';
import type { Access } from '../contract/document.ts';
import type { SignedInPerson, TestApi } from './api.ts';

/** Everyone there is to be, as far as rights go: a guest, each role, and an instructor in each standing. */
export const standings = [
  'guest',
  'learner',
  'incomplete instructor',
  'pending instructor',
  'approved instructor',
  'rejected instructor',
  'moderator',
  'admin',
] as const;
export type Standing = (typeof standings)[number];

/** Makes a person of this standing; null is the guest. */
export async function personOf(api: TestApi, standing: Standing): Promise<SignedInPerson | null> {
  const fields = fieldsOf(standing);
  if (!fields) return null;
  return fields.role === 'instructor' ? api.instructor(fields) : api.person(fields);
}

/** What makes a person one of this standing. */
export function fieldsOf(standing: Standing) {
  const [status, isInstructor] = standing.split(' ');
  if (isInstructor) {
    const instructor_status = status as 'incomplete' | 'pending' | 'approved' | 'rejected';
    return { role: 'instructor' as const, instructor_status };
  }
  const role = roles.find((known): known is Role => known === standing);
  return role ? { role, instructor_status: 'none' as const } : null;
}

/** The refusal that the contract has for somebody of this standing; null: they may make the call. */
export function refusalOf({ signIn, roles: allowed, approved }: Access, standing: Standing) {
  const fields = fieldsOf(standing);
  if (signIn !== 'required') return null;
  if (!fields) return { status: 401, code: 'not_signed_in' };
  if (allowed && !allowed.includes(fields.role)) return { status: 403, code: 'forbidden' };
  if (approved && fields.instructor_status !== 'approved')
    return { status: 403, code: 'instructor_not_approved' };
  return null;
}
