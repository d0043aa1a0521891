import type { User } from '@lyceum/api-client';
import { instructorInfoActors, instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import { useFlow } from '../../../app/system/useFlow.ts';
import { InstructorInfoScreen } from './InstructorInfoScreen.tsx';

export function InstructorInfoContainer({ user: { id, expertise, qualifications, bio } }: { user: User }) {
  const draftKey = { name: 'instructor-info', owner: id };
  const draft = useStoredDraft(draftKey, instructorDraftSchema) ?? { expertise, qualifications, bio };
  const [info, send] = useFlow(instructorInfoMachine, instructorInfoActors, { input: { draft, draftKey } });
  const search = useExpertiseSearch(draft.expertise, expertise);
  return <InstructorInfoScreen info={info} send={send} expertise={search} />;
}
