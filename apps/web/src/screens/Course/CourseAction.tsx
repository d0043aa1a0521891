import type { Course } from '@lyceum/api-client';
import type { enrolmentMachine } from '@lyceum/flows/enrolment';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';

export interface CourseActionProps {
  course: Course;
  enrolment: SnapshotFrom<typeof enrolmentMachine>;
  send: (event: { type: 'enrolment.requested' }) => void;
}

/** 'Enroll Now', and what becomes of it; nothing in a course that is not offered. Specification §4, Enrol. */
export function CourseAction({ course, enrolment, send }: CourseActionProps) {
  const { t } = useTranslation('catalogue');
  if (enrolment.matches('continuing')) {
    return (
      <ButtonLink tone="primary" size="large" href={`${course.href}#sessions`}>
        {t('course.continue')}
      </ButtonLink>
    );
  }
  if (enrolment.matches('enrolled') || enrolment.matches('onTheWayToDashboard')) {
    return (
      <Stack gap="sm">
        <Button tone="primary" size="large" disabled>
          {t('course.enrolledNow')}
        </Button>
        <Notice tone="positive">{t('course.success')}</Notice>
      </Stack>
    );
  }
  if (course.status === 'draft') return null;
  return (
    <Stack gap="sm">
      <Button
        tone="primary"
        size="large"
        busy={enrolment.matches('enrolling')}
        busyLabel={t('course.processing')}
        onClick={() => send({ type: 'enrolment.requested' })}
      >
        {t('course.enrolNow')}
      </Button>
      {enrolment.matches('refused') && <Notice tone="critical">{enrolment.context.message}</Notice>}
    </Stack>
  );
}
