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
  const { t } = useTranslation(['staff', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { count, oldest } = applications.context;
  const href = '/admin/instructor-requests';
  if (applications.matches('failed')) {
    return (
      <NextStep
        icon={RequestsIcon}
        title={t('staff:requests.title')}
        description={t('staff:requests.unknown')}
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
        title={t('staff:requests.empty')}
        description={t('staff:requests.emptyText')}
        action={<ButtonLink href={href}>{t('staff:requests.title')}</ButtonLink>}
      />
    );
  }
  const isLoading = applications.matches('loading');
  return (
    <NextStep
      aria-busy={isLoading}
      icon={RequestsIcon}
      title={isLoading ? t('staff:requests.title') : t('staff:requests.waiting', { count })}
      description={
        oldest === null ? (
          <Skeleton />
        ) : (
          t('staff:requests.oldest', { count, date: formatDate(oldest, language, timeZone) })
        )
      }
      action={
        <ButtonLink tone={isLoading ? 'secondary' : 'primary'} href={href}>
          {t('staff:requests.review')}
        </ButtonLink>
      }
    />
  );
}
