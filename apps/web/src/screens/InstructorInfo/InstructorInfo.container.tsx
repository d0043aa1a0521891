import type { User } from '@lyceum/api-client';
import { instructorInfoActors, instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { useProfileUpdates } from '../../session/useProfileUpdates.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { InstructorInfoScreen } from './InstructorInfoScreen.tsx';

export function InstructorInfoContainer({ user: { id, expertise, qualifications, bio } }: { user: User }) {
  const drafts = useDraftStore({ name: 'instructor-info', owner: id, shape: instructorDraftSchema });
  const [draft] = useState(() => drafts.read() ?? { expertise, qualifications, bio });
  const [info, send, actor] = useMachine(useProvidedMachine(instructorInfoMachine, instructorInfoActors), {
    input: { draft },
  });
  const search = useExpertiseSearch(draft.expertise, expertise);
  useDraftStorage(actor, drafts);
  useProfileUpdates(actor);
  useNavigationRequests(actor);
  return <InstructorInfoScreen info={info} send={send} expertise={search} />;
}
