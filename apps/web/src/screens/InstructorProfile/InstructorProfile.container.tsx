import type { User } from '@lyceum/api-client';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { useProfileUpdates } from '../../session/useProfileUpdates.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { InstructorProfileScreen } from './InstructorProfileScreen.tsx';

export function InstructorProfileContainer({ user }: { user: User }) {
  const { id, expertise, qualifications, bio } = user;
  const drafts = useDraftStore({ name: 'instructor-profile', owner: id, shape: instructorDraftSchema });
  const [draft] = useState(() => drafts.read() ?? { expertise, qualifications, bio });
  const [profile, send, actor] = useMachine(
    useProvidedMachine(instructorProfileMachine, instructorProfileActors),
    {
      input: { draft },
    },
  );
  const search = useExpertiseSearch(draft.expertise, expertise);
  useDraftStorage(actor, drafts);
  useProfileUpdates(actor);
  useNavigationRequests(actor);
  return <InstructorProfileScreen user={user} profile={profile} send={send} expertise={search} />;
}
