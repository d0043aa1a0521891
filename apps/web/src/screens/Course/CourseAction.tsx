import type { Course } from '@lyceum/api-client';
import type { enrollmentMachine } from '@lyceum/flows/enrollment';
import { Button } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';

export interface CourseActionProps {
  course: Course;
  enrollment: SnapshotFrom<typeof enrollmentMachine>;
  send: (event: { type: 'enrollment.requested' }) => void;
}

/** 'Enroll Now' and its result; nothing if the course is not offered [2.44]. */
export function CourseAction({ course, enrollment, send }: CourseActionProps) {
  const { t } = useTranslation('catalog');
  if (enrollment.matches('enrolled') || enrollment.matches('onTheWayToDashboard')) {
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
        busy={enrollment.matches('enrolling')}
        busyLabel={t('course.processing')}
        onClick={() => send({ type: 'enrollment.requested' })}
      >
        {t('course.enrollNow')}
      </Button>
      {enrollment.matches('refused') && <Notice tone="critical">{enrollment.context.message}</Notice>}
    </Stack>
  );
}
