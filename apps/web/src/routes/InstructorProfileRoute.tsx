import type { User } from '@lyceum/api-client';
import { instructorProfileActors, instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringTexts } from '../document/i18n.ts';
import { useWantedPlace } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStore, useKeptDraft } from '../forms/drafts.ts';
import { useExpertiseSearch } from '../forms/ExpertiseField.tsx';
import { InstructorProfileScreen } from '../screens/InstructorProfile/InstructorProfileScreen.tsx';
import { SignInEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { RoleOnly } from '../session/RoleOnly.tsx';
import { useChangedProfile } from '../session/useProfileUpdates.ts';
import { useWired } from '../session/useProvidedMachine.ts';
import { WithProfile } from '../session/WithProfile.tsx';
import type { Route } from './+types/InstructorProfileRoute.ts';

const needed = ['instructor', 'dashboard', 'profile'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await bringTexts(...needed);
  return { texts: null };
};

export default function InstructorProfileRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('profile');
  return (
    <Protected leadsOn ended={<SignInEnded title={t('signedOut')} />}>
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
  const [profile, send, actor] = useMachine(useWired(instructorProfileMachine, instructorProfileActors), {
    input: { draft },
  });
  const search = useExpertiseSearch(draft.expertise, expertise);
  useKeptDraft(actor, drafts);
  useChangedProfile(actor);
  useWantedPlace(actor);
  return <InstructorProfileScreen user={user} profile={profile} send={send} expertise={search} />;
}
