import { Button } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { CalendarIcon } from '@lyceum/ui/icons';
import { CalendarAddress } from '@lyceum/ui/patterns/CalendarAddress';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useTranslation } from 'react-i18next';
import { CalendarChangeDialog, type CalendarProps } from './CalendarChangeDialog.tsx';

/** The address at which calendar apps subscribe to the lessons of the user's courses [2.382]. */
export function CalendarSection({ calendar, send }: CalendarProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { address, message } = calendar.context;
  if (calendar.matches('loading')) return <Spinner label={t('common:states.loading')} visibleLabel />;
  if (calendar.matches('failed')) {
    return (
      <ListError
        message={message ?? ''}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (address === null) {
    return (
      <Stack>
        <Text>{t('profile:calendar.lead')}</Text>
        {message !== null && <Notice tone="critical">{message}</Notice>}
        <Inline>
          <Button
            tone="primary"
            icon={CalendarIcon}
            busy={calendar.matches('creating')}
            busyLabel={t('profile:calendar.creating')}
            onClick={() => send({ type: 'address.requested' })}
          >
            {t('profile:calendar.turnOn')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Text>{t('profile:calendar.lead')}</Text>
      <CalendarAddress
        address={address}
        onCopy={() => send({ type: 'address.copied' })}
        texts={{
          address: t('profile:calendar.address'),
          addressHint: t('profile:calendar.addressHint'),
          copy: t('profile:calendar.copy'),
          open: t('profile:calendar.open'),
        }}
      />
      {calendar.matches({ on: 'copied' }) && <Notice tone="positive">{t('profile:calendar.copied')}</Notice>}
      {calendar.matches({ on: 'notCopied' }) && (
        <Notice tone="caution">{t('profile:calendar.notCopied')}</Notice>
      )}
      <Text size="small" tone="soft">
        {t('profile:calendar.how')}
      </Text>
      <Inline>
        <Button size="small" onClick={() => send({ type: 'renewal.requested' })}>
          {t('profile:calendar.renew')}
        </Button>
        <Button size="small" tone="criticalQuiet" onClick={() => send({ type: 'end.requested' })}>
          {t('profile:calendar.turnOff')}
        </Button>
      </Inline>
      {(calendar.matches('renewal') || calendar.matches('end')) && (
        <CalendarChangeDialog calendar={calendar} send={send} />
      )}
    </Stack>
  );
}
