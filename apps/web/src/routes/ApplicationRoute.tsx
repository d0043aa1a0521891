import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { keptExpertSchema } from '@lyceum/flows/expert-sign-up';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { bringTexts } from '../document/i18n.ts';
import { useWantedPlace } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStore, useKeptDraft } from '../forms/drafts.ts';
import { useExpertiseSearch } from '../forms/ExpertiseField.tsx';
import { ApplicationScreen } from '../screens/Application/ApplicationScreen.tsx';
import { Restoring } from '../screens/parts/LoadingPage.tsx';
import { useSession, useUserKey } from '../session/SessionProvider.tsx';
import { useApplicant } from '../session/useApplicant.ts';
import { useChangedProfile } from '../session/useProfileUpdates.ts';
import { useWired } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/ApplicationRoute.ts';

const areas = ['experts', 'instructor', 'auth'] as const;
export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(areas) });
export const clientLoader = async () => {
  await bringTexts(...areas);
  return { texts: null };
};

export default function ApplicationRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { state } = useSession();
  const key = useUserKey();
  return state === 'restoring' ? <Restoring /> : <Application key={key} />;
}

function Application() {
  const { user, signedIn } = useSession();
  const applicant = useApplicant();
  const drafts = useDraftStore({ name: 'expert', owner: user?.id ?? null, shape: keptExpertSchema });
  const [kept] = useState(drafts.read);
  const machine = useWired(applicationMachine, applicationActors);
  const [application, send, actor] = useMachine(machine, { input: { applicant, kept } });
  const expertise = useExpertiseSearch(kept?.draft.expertise ?? []);
  useKeptDraft(actor, drafts);
  useChangedProfile(actor);
  useWantedPlace(actor);
  useEffect(() => {
    const listening = actor.on('person.signedIn', ({ user: person, tokens }) =>
      signedIn({ user: person, tokens }),
    );
    return () => listening.unsubscribe();
  }, [actor, signedIn]);
  useEffect(() => send({ type: 'applicant.changed', applicant }), [send, applicant]);
  return <ApplicationScreen application={application} send={send} expertise={expertise} />;
}
