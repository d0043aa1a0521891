import type { enrollmentMachine } from '@lyceum/flows/enrollment';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Link } from '@lyceum/ui/components/Link';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { PageCourse } from '../../../app/courses/summaries.ts';

export interface CourseActionProps {
  course: PageCourse;
  enrollment: SnapshotFrom<typeof enrollmentMachine>;
  send: (event: { type: 'enrollment.requested' }) => void;
  /** Called when the pointer or the focus reaches the button, to load the login dialog. @default nothing to load */
  onIntent?: (() => void) | undefined;
  /** Whether the user is the course's instructor, who edits it instead of enrolling. @default false */
  isOwn?: boolean;
}

/**
 * 'Enroll Now' and its result; nothing if the course is not offered [2.44]. A full course explains itself [2.420]. The
 * instructor edits the course [2.47].
 */
export function CourseAction({ course, enrollment, send, onIntent, isOwn = false }: CourseActionProps) {
  const { t } = useTranslation('catalog');
  if (isOwn) {
    return (
      <ButtonLink tone="primary" size="large" href={`${course.href}/edit`}>
        {t('course.edit')}
      </ButtonLink>
    );
  }
  const isEnrolled = enrollment.matches('enrolled') || enrollment.matches('onTheWayToDashboard');
  if (course.status === 'draft' && !isEnrolled) return null;
  const isFull = course.availableSeats === 0 && !isEnrolled && !enrollment.matches('enrolling');
  const label = isFull ? 'course.full' : isEnrolled ? 'course.enrolledNow' : 'course.enrollNow';
  // One button for all states, and never `disabled`, so that it keeps the focus.
  return (
    <Stack gap="sm">
      <Button
        tone="primary"
        size="large"
        busy={enrollment.matches('enrolling')}
        busyLabel={t('course.processing')}
        inactive={isEnrolled || isFull}
        onClick={() => send({ type: 'enrollment.requested' })}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {t(label)}
      </Button>
      {isEnrolled && <Notice tone="positive">{t('course.success')}</Notice>}
      {enrollment.context.message !== null && <Notice tone="critical">{enrollment.context.message}</Notice>}
      {isFull && (
        <Text size="small" tone="soft">
          {enrollment.context.message === null && `${t('course.fullText')} `}
          <Link href={`${course.category.href}?seats=available`}>{t('course.fullAction')}</Link>
        </Text>
      )}
    </Stack>
  );
}
