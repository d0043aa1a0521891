import { applicationActors, applicationMachine } from '@lyceum/flows/application';
import { storedExpertDraftSchema } from '@lyceum/flows/expert-sign-up';
import { applicantOf } from '@lyceum/rules';
import { useFlow } from '../../app/useFlow.ts';
import { useStoredDraft } from '../../forms/drafts.ts';
import { useExpertiseSearch } from '../../forms/ExpertiseField.tsx';
import { useSession } from '../../session/useSession.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

export function ApplicationContainer() {
  const { user } = useSession();
  const draftKey = { name: 'expert', owner: user?.id ?? null };
  const storedDraft = useStoredDraft(draftKey, storedExpertDraftSchema);
  const [application, send] = useFlow(applicationMachine, applicationActors, {
    input: { draftKey, applicant: applicantOf(user), storedDraft },
  });
  const expertise = useExpertiseSearch(storedDraft?.draft.expertise ?? []);
  return <ApplicationScreen application={application} send={send} expertise={expertise} />;
}
