import type { User } from '@lyceum/api-client';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import { useFlow } from '../../../app/system/useFlow.ts';
import { InstructorProfileScreen } from './InstructorProfileScreen.tsx';

export function InstructorProfileContainer({ user }: { user: User }) {
  const { id, expertise, qualifications, bio } = user;
  const draftKey = { name: 'instructor-profile', owner: id };
  const draft = useStoredDraft(draftKey, instructorDraftSchema) ?? { expertise, qualifications, bio };
  const [profile, send] = useFlow(instructorProfileMachine, instructorProfileActors, {
    input: { draft, draftKey },
  });
  const search = useExpertiseSearch(draft.expertise, expertise);
  return <InstructorProfileScreen user={user} profile={profile} send={send} expertise={search} />;
}
