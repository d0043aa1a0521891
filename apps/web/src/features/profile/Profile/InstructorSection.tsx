import type { User } from '@lyceum/api-client';
import type { becomeInstructorMachine } from '@lyceum/flows/become-instructor';
import { mayApply } from '@lyceum/rules';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { Heading } from '@lyceum/ui/components/Heading';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { InstructorForm } from '@lyceum/ui/patterns/InstructorForm';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { ExpertiseField, type ExpertiseFieldProps } from '../../../app/forms/ExpertiseField.tsx';
import { instructorFormTexts } from '../../../app/forms/instructorFormTexts.ts';
import { InstructorStatus } from '../InstructorStatus.tsx';

export interface InstructorSectionProps {
  user: User;
  become: SnapshotFrom<typeof becomeInstructorMachine>;
  send: (event: EventFromLogic<typeof becomeInstructorMachine>) => void;
  /** The search for areas of expertise, for another application. */
  expertise: Pick<ExpertiseFieldProps, 'search' | 'send' | 'serverIds'>;
}

/**
 * The status of an instructor's application. Learners and rejected instructors get the form to apply [2.103];
 * administrators and moderators, whose application the server would reject [2.109], get the reason instead.
 */
export function InstructorSection(props: InstructorSectionProps) {
  const { user, become } = props;
  const { t } = useTranslation('profile');
  const isInstructor = user.role === 'instructor';
  const offersForm = !isInstructor || user.instructorStatus === 'rejected';
  if (!mayApply(user.role)) return <Text tone="soft">{t('instructor.staff')}</Text>;
  return (
    <Stack gap="lg">
      {become.matches('submitted') && <Notice tone="positive">{t('instructor.submitted')}</Notice>}
      {isInstructor && (
        <Text as="div">
          <Inline>
            <InstructorStatus user={user} />
          </Inline>
        </Text>
      )}
      {offersForm ? (
        <Application {...props} />
      ) : (
        <Inline>
          <ButtonLink href="/instructor-profile">{t('instructor.edit')}</ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function Application({ user, become, send, expertise }: InstructorSectionProps) {
  const { t } = useTranslation(['profile', 'instructor', 'errors']);
  const { t: tForm } = useTranslation(['instructor']);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={3}>{t('profile:instructor.become')}</Heading>
        <Text tone="soft">{t('profile:instructor.lead')}</Text>
      </Stack>
      <InstructorForm
        initial={become.context.draft}
        // Another application has ids, whose names a comma-separated list could not show.
        {...(user.role === 'instructor' && {
          renderExpertise: (control) => <ExpertiseField {...expertise} {...control} />,
        })}
        onDraft={(draft) => send({ type: 'form.edited', draft })}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
        busy={become.matches('submitting')}
        error={become.matches('refused') ? (become.context.message ?? t('errors:screens.application')) : null}
        texts={{
          ...instructorFormTexts(tForm),
          expertise: t('profile:instructor.expertise'),
          bio: t('profile:instructor.bio'),
          submit: t('instructor:application.submit'),
          busy: t('instructor:application.submitting'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </Stack>
  );
}
