/** The roles [3.5]. A sign-up offers the first two [6.2]; a moderator decides on reported reviews [6.7]. */
export const roles = ['learner', 'instructor', 'admin', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** The roles that a user may choose at sign-up, the default first [5.1]. */
export const signUpRoles = ['learner', 'instructor'] as const satisfies readonly Role[];
export type SignUpRole = (typeof signUpRoles)[number];

/** The status of an instructor's application (docs/product.md, Instructors). Learners and staff have `none`. */
export const instructorStatuses = ['none', 'incomplete', 'pending', 'approved', 'rejected'] as const;
export type InstructorStatus = (typeof instructorStatuses)[number];

/** Stored on the device only [2.102]. */
export const notificationDefaults = {
  courseUpdates: true,
  newMessages: true,
  promotions: false,
  newsletter: true,
} as const;
export type NotificationKind = keyof typeof notificationDefaults;

/**
 * The fields of a user that an access token carries (docs/product.md, Accounts and sessions). It omits the profile
 * (expertise, qualifications, bio), which may be long, because the token is sent in a header of each call.
 */
export const tokenUserFields = [
  'id',
  'name',
  'email',
  'role',
  'picture',
  'isEmailVerified',
  'isInstructorApproved',
  'instructorStatus',
] as const;

interface Profile {
  expertise: readonly string[];
  qualifications: string;
  bio: string;
}

/** The fields of a user that decide which pages are accessible. Without a profile, it is not loaded yet. */
export type UserWithProfile = { role: Role } & (Profile | { instructorStatus: InstructorStatus });

/**
 * Whether an instructor has no expertise, qualifications or bio [2.4]. Without a profile, the instructor status
 * decides: a missing field is not an empty one.
 */
export function incompleteInstructor(user: UserWithProfile): boolean {
  if (user.role !== 'instructor') return false;
  if (!('bio' in user)) return user.instructorStatus === 'incomplete';
  return user.expertise.length === 0 || !user.qualifications.trim() || !user.bio.trim();
}

/** Whether a role may apply as an instructor, for the first time or again; staff may not [6.4] [6.7]. */
export function mayApply(role: Role): boolean {
  return role === 'learner' || role === 'instructor';
}

/** A user on the way to becoming an instructor. Staff and instructors cannot become one. */
export type Applicant = 'guest' | 'learner' | 'instructor';

export function applicantOf(user: { role: Role } | null): Applicant {
  if (!user) return 'guest';
  return user.role === 'learner' ? 'learner' : 'instructor';
}

/** The dashboard of a role: all except instructors have the learner dashboard [2.51]. */
export function dashboardKind(role: Role): 'instructor' | 'learner' {
  return role === 'instructor' ? 'instructor' : 'learner';
}
