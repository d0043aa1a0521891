import type { UserRow } from '../platform/context/caller.ts';
import { toImage } from '../platform/contract/images.ts';
import type { User } from './accessTokens.ts';

/** The user as callers see them: without password and third-party id. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    picture: toImage(row.picture),
    isEmailVerified: row.is_email_verified,
    isInstructorApproved: row.instructor_status === 'approved',
    instructorStatus: row.instructor_status,
    expertise: row.expertise,
    qualifications: row.qualifications,
    bio: row.bio,
  };
}
