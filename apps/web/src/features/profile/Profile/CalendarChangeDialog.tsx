import type { calendarSubscriptionMachine } from '@lyceum/flows/calendar-subscription';
import { Button } from '@lyceum/ui/components/Button';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface CalendarProps {
  calendar: SnapshotFrom<typeof calendarSubscriptionMachine>;
  send: (event: EventFromLogic<typeof calendarSubscriptionMachine>) => void;
}

/** The confirmation before the address of the calendar ends, with the consequences [2.382]. */
export function CalendarChangeDialog({ calendar, send }: CalendarProps) {
  const { t } = useTranslation(['profile', 'common']);
  const isRenewal = calendar.matches('renewal');
  const isRunning = calendar.matches({ renewal: 'running' }) || calendar.matches({ end: 'running' });
  const { message } = calendar.context;
  const cancel = () => send({ type: 'change.canceled' });
  return (
    <Dialog
      open
      onClose={cancel}
      role="alertdialog"
      title={t(`profile:calendar.${isRenewal ? 'renewQuestion' : 'turnOffQuestion'}`)}
      description={t(`profile:calendar.${isRenewal ? 'renewText' : 'turnOffText'}`)}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={cancel}>{t('profile:calendar.cancel')}</Button>
          <Button
            tone="critical"
            busy={isRunning}
            busyLabel={t(`profile:calendar.${isRenewal ? 'renewing' : 'turningOff'}`)}
            onClick={() => send({ type: 'change.confirmed' })}
          >
            {t(`profile:calendar.${isRenewal ? 'renew' : 'turnOff'}`)}
          </Button>
        </>
      }
    >
      {message !== null && <Notice tone="critical">{message}</Notice>}
    </Dialog>
  );
}
