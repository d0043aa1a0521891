import type { Applicant } from '@lyceum/flows/application';
import { useSession } from './session.tsx';

/** Who somebody is to the ways of becoming an expert. Until the browser has looked into its storage, a guest. */
export function useApplicant(): Applicant {
  const { user } = useSession();
  if (!user) return 'guest';
  return user.role === 'instructor' ? 'instructor' : 'learner';
}
