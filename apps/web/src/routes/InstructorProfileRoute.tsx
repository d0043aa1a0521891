import type { User } from '@lyceum/api-client';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStorage, useDraftStore } from '../forms/drafts.ts';
import { useExpertiseSearch } from '../forms/ExpertiseField.tsx';
import { InstructorProfileScreen } from '../screens/InstructorProfile/InstructorProfileScreen.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { RoleOnly } from '../session/RoleOnly.tsx';
import { useProfileUpdates } from '../session/useProfileUpdates.ts';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import { WithProfile } from '../session/WithProfile.tsx';
import type { Route } from './+types/InstructorProfileRoute.ts';

const needed = ['instructor', 'dashboard', 'profile'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await loadPageTexts(...needed);
  return { texts: null };
};

export default function InstructorProfileRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('profile');
  return (
    <Protected leadsOn ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => (
        <RoleOnly user={user} only="instructor">
          <WithProfile user={user}>{(known) => <ProfileOf key={known.id} user={known} />}</WithProfile>
        </RoleOnly>
      )}
    </Protected>
  );
}

function ProfileOf({ user }: { user: User }) {
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
