import type { instructorInfoMachine } from '@lyceum/flows/instructor-info';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { InstructorForm } from '@lyceum/ui/patterns/InstructorForm';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { ExpertiseField, type ExpertiseFieldProps } from '../../../app/forms/ExpertiseField.tsx';
import { instructorFormTexts } from '../../../app/forms/instructorFormTexts.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

export interface InstructorInfoScreenProps {
  info: SnapshotFrom<typeof instructorInfoMachine>;
  send: (event: EventFromLogic<typeof instructorInfoMachine>) => void;
  /** The search for areas of expertise, and what it is sent. */
  expertise: Pick<ExpertiseFieldProps, 'search' | 'send' | 'serverIds'>;
}

/** The instructor information in one form [2.88]. */
export function InstructorInfoScreen({ info, send, expertise }: InstructorInfoScreenProps) {
  const { t } = useTranslation(['instructor', 'errors']);
  const isSubmitted = info.matches('submitted') || info.matches('onTheWayToDashboard');
  return (
    <FormPage title={t('instructor:application.title')} lead={t('instructor:application.lead')}>
      <PageMeta title={t('instructor:application.title')} />
      {isSubmitted ? (
        <Stack gap="md">
          <Notice tone="positive">{t('instructor:application.success')}</Notice>
          <ButtonLink wide href="/dashboard">
            {t('instructor:onboarding.dashboard')}
          </ButtonLink>
        </Stack>
      ) : (
        <InstructorForm
          initial={info.context.draft}
          renderExpertise={(control) => <ExpertiseField {...expertise} {...control} />}
          onDraft={(draft) => send({ type: 'form.edited', draft })}
          onSubmit={(values) => send({ type: 'form.submitted', values })}
          busy={info.matches('submitting')}
          error={info.context.message}
          texts={{
            ...instructorFormTexts(t),
            submit: t('instructor:application.submit'),
            busy: t('instructor:application.submitting'),
          }}
          describeProblem={(problem) => t(`errors:validation.${problem}`)}
        />
      )}
    </FormPage>
  );
}
