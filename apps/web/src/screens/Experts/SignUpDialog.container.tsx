import {
  expertSignUpActors,
  expertSignUpMachine,
  storedExpertDraftSchema,
} from '@lyceum/flows/expert-sign-up';
import { useIsMobile } from '@lyceum/ui/provider';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRootData } from '../../document/rootData.ts';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { requestIdToken } from '../../session/requestIdToken.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { useSession } from '../../session/useSession.ts';
import { SignUpDialog } from './SignUpDialog.tsx';

/** Runs the dialog for as long as it is open. @param onLeft it was closed without an account */
export default function SignUpDialogContainer({ onLeft }: { onLeft: () => void }) {
  const thirdParty = useRootData()?.thirdParty ?? null;
  const { signedIn } = useSession();
  const layout = useIsMobile() ? 'steps' : 'oneForm';
  const drafts = useDraftStore({ name: 'expert', owner: null, shape: storedExpertDraftSchema });
  const [storedDraft] = useState(drafts.read);
  const machine = useProvidedMachine(expertSignUpMachine, (api) =>
    expertSignUpActors(api, (signal) => requestIdToken(thirdParty, signal)),
  );
  const [signUp, send, actor] = useMachine(machine, { input: { layout, storedDraft } });
  const expertise = useExpertiseSearch(storedDraft?.draft.expertise ?? []);
  const shown = signUp.context.layout;
  useDraftStorage(actor, drafts);
  useNavigationRequests(actor);
  useEffect(() => {
    if (layout !== shown) send({ type: 'layout.changed', layout });
  }, [send, layout, shown]);
  useEffect(() => {
    const signingIn = actor.on('user.signedIn', ({ user, tokens }) => signedIn({ user, tokens }));
    const leaving = actor.on('signUp.canceled', onLeft);
    return () => {
      signingIn.unsubscribe();
      leaving.unsubscribe();
    };
  }, [actor, signedIn, onLeft]);

  return (
    <SignUpDialog signUp={signUp} send={send} expertise={expertise} hasThirdParty={thirdParty !== null} />
  );
}
