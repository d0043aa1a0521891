import type { User } from '@lyceum/api-client';
import type { instructorProfileMachine } from '@lyceum/flows/instructor-profile';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { InstructorForm } from '@lyceum/ui/patterns/InstructorForm';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { ExpertiseField, type ExpertiseFieldProps } from '../../../app/forms/ExpertiseField.tsx';
import { instructorFormTexts } from '../../../app/forms/instructorFormTexts.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { InstructorStatus } from '../InstructorStatus.tsx';

export interface InstructorProfileScreenProps {
  user: User;
  profile: SnapshotFrom<typeof instructorProfileMachine>;
  send: (event: EventFromLogic<typeof instructorProfileMachine>) => void;
  /** The search for areas of expertise, and what it is sent. */
  expertise: Pick<ExpertiseFieldProps, 'search' | 'send' | 'serverIds'>;
}

/** The instructor profile [2.89]. */
export function InstructorProfileScreen(props: InstructorProfileScreenProps) {
  const { user, profile, send, expertise } = props;
  const { t } = useTranslation(['instructor', 'errors']);
  const isSaved = profile.matches('submitted') || profile.matches('onTheWayToOnboarding');
  return (
    <FormPage title={t('instructor:profile.title')} lead={t('instructor:profile.lead')}>
      <PageMeta title={t('instructor:profile.title')} />
      <InstructorForm
        purpose="profile"
        initial={profile.context.draft}
        renderExpertise={(control) => <ExpertiseField {...expertise} {...control} />}
        onDraft={(draft) => send({ type: 'form.edited', draft })}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
        busy={profile.matches('submitting')}
        error={profile.context.message}
        success={isSaved ? t('instructor:profile.success') : undefined}
        badge={<InstructorStatus user={user} />}
        texts={{
          ...instructorFormTexts(t),
          submit: t('instructor:profile.save'),
          busy: t('instructor:profile.saving'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </FormPage>
  );
}
