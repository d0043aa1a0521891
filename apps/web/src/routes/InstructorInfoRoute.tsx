import type { User } from '@lyceum/api-client';
import { instructorInfoActors, instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { mayApply } from '@lyceum/rules';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStorage, useDraftStore } from '../forms/drafts.ts';
import { useExpertiseSearch } from '../forms/ExpertiseField.tsx';
import { InstructorInfoScreen } from '../screens/InstructorInfo/InstructorInfoScreen.tsx';
import { Protected } from '../session/Protected.tsx';
import { useProfileUpdates } from '../session/useProfileUpdates.ts';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import { WithProfile } from '../session/WithProfile.tsx';
import type { Route } from './+types/InstructorInfoRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['instructor']) });
export const clientLoader = async () => {
  await loadPageTexts('instructor');
  return { texts: null };
};

export default function InstructorInfoRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return (
    <Protected guestsTo="/" ended={<Navigate to="/" replace />}>
      {(user) =>
        mayApply(user.role) ? (
          <WithProfile user={user}>{(known) => <InfoOf key={known.id} user={known} />}</WithProfile>
        ) : (
          <Navigate to="/" replace />
        )
      }
    </Protected>
  );
}

function InfoOf({ user: { id, expertise, qualifications, bio } }: { user: User }) {
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
