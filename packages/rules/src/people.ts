/** Specification §6. A sign-up offers the first two; a moderator has no rights of its own. */
export const roles = ['learner', 'instructor', 'admin', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** The roles a person may pick at sign-up, the default first. Specification §5. */
export const signUpRoles = ['learner', 'instructor'] as const satisfies readonly Role[];
export type SignUpRole = (typeof signUpRoles)[number];

/** Where an instructor's application stands (product.md, People). Learners and staff have `none`. */
export const instructorStatuses = ['none', 'incomplete', 'pending', 'approved', 'rejected'] as const;
export type InstructorStatus = (typeof instructorStatuses)[number];

/** Specification §3. Held on the device only. */
export const notificationDefaults = {
  courseUpdates: true,
  newMessages: true,
  promotions: false,
  newsletter: true,
} as const;
export type NotificationKind = keyof typeof notificationDefaults;

/** The fields of a user that decide where the person may go. */
export interface PersonWithProfile {
  role: Role;
  expertise?: readonly string[] | null;
  qualifications?: string | null;
  bio?: string | null;
}

/** True for an instructor whose expertise, qualifications or bio is empty. Specification §2 and §4. */
export function incompleteInstructor(person: PersonWithProfile): boolean {
  return (
    person.role === 'instructor' &&
    (!person.expertise?.length || !person.qualifications?.trim() || !person.bio?.trim())
  );
}

/** Whether a role may apply as an instructor, as a first time or once more; staff may not. Specification §6. */
export function mayApply(role: Role): boolean {
  return role === 'learner' || role === 'instructor';
}

/** Which dashboard a role sees: everyone but an instructor is treated as a learner. Specification §2. */
export function dashboardKind(role: Role): 'instructor' | 'learner' {
  return role === 'instructor' ? 'instructor' : 'learner';
}

/** Where a person belongs who is signed in and has nowhere else to be: `/dashboard`, or the profile to finish. */
export function dashboardPathFor(person: PersonWithProfile): '/dashboard' | '/instructor-onboarding' {
  return incompleteInstructor(person) ? '/instructor-onboarding' : '/dashboard';
}
