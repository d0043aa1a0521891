import type { Applicant } from '@lyceum/flows/application';
import { mayApply } from '@lyceum/rules';
import { useSession } from './useSession.ts';

/**
 * Who somebody is to the ways of becoming an expert. Until the browser has looked into its storage, a guest; staff, who
 * may not apply, have as little to look for there as an instructor.
 */
export function useApplicant(): Applicant {
  const { user } = useSession();
  if (!user) return 'guest';
  return user.role !== 'instructor' && mayApply(user.role) ? 'learner' : 'instructor';
}
