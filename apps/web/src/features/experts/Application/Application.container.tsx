import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { storedExpertDraftSchema } from '@lyceum/flows/expert-sign-up';
import { applicantOf } from '@lyceum/rules';
import { useState } from 'react';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import { useSession } from '../../../app/session/useSession.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

/** The HTML contains the first step of a guest. A draft replaces it once the session is restored [2.180]. */
export function ApplicationContainer() {
  const { state, user } = useSession();
  const isRestoring = state === 'restoring';
  const [isInHtml] = useState(isRestoring);
  const draftKey = { name: 'expert', owner: user?.id ?? null };
  const tabDraft = useStoredDraft(draftKey, storedExpertDraftSchema, !isRestoring);
  // What was typed into the first step before the hydration is repeated there.
  const [hasEarlyInput] = useState(
    () => typeof window !== 'undefined' && Boolean(window.earlyInput?.inputs.size),
  );
  const storedDraft = tabDraft && (hasEarlyInput ? { ...tabDraft, step: 'expertise' as const } : tabDraft);
  const key = storedDraft ? 'continued' : 'new';
  const [application, send] = useFlow(applicationMachine, applicationActors, {
    key,
    waits: isRestoring,
    input: { draftKey, applicant: applicantOf(user), storedDraft },
  });
  const expertise = useExpertiseSearch(storedDraft?.draft.expertise ?? [], [], key);
  return (
    <ApplicationScreen
      key={key}
      application={application}
      send={send}
      expertise={expertise}
      isInHtml={isInHtml}
    />
  );
}
