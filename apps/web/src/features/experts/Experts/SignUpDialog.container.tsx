import {
  expertSignUpActors,
  expertSignUpMachine,
  storedExpertDraftSchema,
} from '@lyceum/flows/expert-sign-up';
import { useIsMobile } from '@lyceum/ui/provider';
import { useEffect } from 'react';
import { useThirdParty } from '../../../app/auth/useThirdParty.ts';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import { useActorEvent } from '../../../app/system/useActorEvent.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { SignUpDialog } from './SignUpDialog.tsx';
import type { SignUpDialogProps } from './types.ts';

const draftKey = { name: 'expert', owner: null };

/** Runs the dialog while it is open. @param onCancel called when it was closed without an account */
export default function SignUpDialogContainer({ onCancel }: { onCancel: () => void }) {
  const { hasThirdParty, requestIdToken } = useThirdParty();
  const layout = useIsMobile() ? 'steps' : 'oneForm';
  const storedDraft = useStoredDraft(draftKey, storedExpertDraftSchema);
  const [signUp, send, actor] = useFlow(
    expertSignUpMachine,
    (api) => expertSignUpActors(api, requestIdToken),
    { input: { draftKey, layout, storedDraft } },
  );
  const expertise = useExpertiseSearch(storedDraft?.draft.expertise ?? []);
  useLayoutOfViewport(layout, signUp.context.layout, send);
  useActorEvent(actor, 'signUp.canceled', onCancel);
  return <SignUpDialog signUp={signUp} send={send} expertise={expertise} hasThirdParty={hasThirdParty} />;
}

/** Changes the layout with the width of the viewport. */
function useLayoutOfViewport(
  layout: 'steps' | 'oneForm',
  currentLayout: typeof layout,
  send: SignUpDialogProps['send'],
): void {
  useEffect(() => {
    if (layout !== currentLayout) send({ type: 'layout.changed', layout });
  }, [send, layout, currentLayout]);
}
