import type { waitingApplicationsMachine } from '@lyceum/flows/waiting-applications';
import { formatDate } from '@lyceum/i18n';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Skeleton } from '@lyceum/ui/components/Skeleton';
import { RequestsIcon } from '@lyceum/ui/icons';
import { NextStep } from '@lyceum/ui/patterns/NextStep';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';

export interface WaitingApplicationsProps {
  applications: SnapshotFrom<typeof waitingApplicationsMachine>;
  send: (event: EventFromLogic<typeof waitingApplicationsMachine>) => void;
}

/** The next step of an administrator [2.190]; a failed load is only logged [2.58]. */
export function WaitingApplications({ applications, send }: WaitingApplicationsProps) {
  const { t } = useTranslation(['admin', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { count, oldest } = applications.context;
  const href = '/admin/instructor-requests';
  if (applications.matches('failed')) {
    return (
      <NextStep
        icon={RequestsIcon}
        title={t('admin:title')}
        description={t('admin:unknown')}
        action={
          <Button onClick={() => send({ type: 'retry.requested' })}>{t('common:actions.tryAgain')}</Button>
        }
      />
    );
  }
  if (applications.matches('none')) {
    return (
      <NextStep
        icon={RequestsIcon}
        title={t('admin:empty')}
        description={t('admin:emptyText')}
        action={<ButtonLink href={href}>{t('admin:title')}</ButtonLink>}
      />
    );
  }
  const isLoading = applications.matches('loading');
  return (
    <NextStep
      aria-busy={isLoading}
      icon={RequestsIcon}
      title={isLoading ? t('admin:title') : t('admin:waiting', { count })}
      description={
        oldest === null ? (
          <Skeleton />
        ) : (
          t('admin:oldest', { count, date: formatDate(oldest, language, timeZone) })
        )
      }
      action={
        <ButtonLink tone={isLoading ? 'secondary' : 'primary'} href={href}>
          {t('admin:review')}
        </ButtonLink>
      }
    />
  );
}
