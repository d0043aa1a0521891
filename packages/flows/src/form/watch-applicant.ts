import { applicantOf } from '@lyceum/rules';
import { watchUser } from '../session/watch-session.ts';

/** Sends `applicant.changed` for the current user of the session, once it is restored, and when a guest signs in. */
export const watchApplicant = watchUser(
  (user) => ({ type: 'applicant.changed', applicant: applicantOf(user), userId: user?.id ?? null }),
  { forOneUser: true },
);
