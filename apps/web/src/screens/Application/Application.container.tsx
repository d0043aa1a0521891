import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { storedExpertDraftSchema } from '@lyceum/flows/expert-sign-up';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { useApplicant } from '../../session/useApplicant.ts';
import { useProfileUpdates } from '../../session/useProfileUpdates.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { useSession } from '../../session/useSession.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

export function ApplicationContainer() {
  const { user, signedIn } = useSession();
  const applicant = useApplicant();
  const drafts = useDraftStore({ name: 'expert', owner: user?.id ?? null, shape: storedExpertDraftSchema });
  const [storedDraft] = useState(drafts.read);
  const machine = useProvidedMachine(applicationMachine, applicationActors);
  const [application, send, actor] = useMachine(machine, { input: { applicant, storedDraft } });
  const expertise = useExpertiseSearch(storedDraft?.draft.expertise ?? []);
  useDraftStorage(actor, drafts);
  useProfileUpdates(actor);
  useNavigationRequests(actor);
  useEffect(() => {
    const listening = actor.on('user.signedIn', ({ user: person, tokens }) =>
      signedIn({ user: person, tokens }),
    );
    return () => listening.unsubscribe();
  }, [actor, signedIn]);
  useEffect(() => send({ type: 'applicant.changed', applicant }), [send, applicant]);
  return <ApplicationScreen application={application} send={send} expertise={expertise} />;
}
