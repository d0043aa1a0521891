import type { leaveCourseMachine } from '@lyceum/flows/leave-course';
import { leftCourseRetentionDays } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

interface LeaveDialogProps {
  leaving: SnapshotFrom<typeof leaveCourseMachine>;
  send: (event: EventFromLogic<typeof leaveCourseMachine>) => void;
  /** The number of completed lessons. */
  completedLessons: number;
  /** The number of lessons of the course. */
  lessons: number;
}

/** The confirmation before a user leaves a course, with the consequences for their progress [2.164]. */
export default function LeaveDialog({ leaving, send, completedLessons, lessons }: LeaveDialogProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const { isOffered, message } = leaving.context;
  return (
    <Dialog
      open
      onClose={() => send({ type: 'leave.canceled' })}
      role="alertdialog"
      title={t('catalog:course.leaveQuestion')}
      description={t('catalog:course.leavePlace')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={() => send({ type: 'leave.canceled' })}>{t('catalog:course.stay')}</Button>
          <Button
            tone="critical"
            busy={leaving.matches('leaving')}
            busyLabel={t('catalog:course.processing')}
            onClick={() => send({ type: 'leave.confirmed' })}
          >
            {t('catalog:course.leave')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {completedLessons > 0 && (
          <Text size="small">
            {t('catalog:course.leaveProgress', {
              done: completedLessons,
              count: lessons,
              days: leftCourseRetentionDays,
            })}
          </Text>
        )}
        <Text size="small">{t(`catalog:course.${isOffered ? 'leaveReturn' : 'leaveForever'}`)}</Text>
        {leaving.matches('refused') && <Notice tone="critical">{message}</Notice>}
      </Stack>
    </Dialog>
  );
}
