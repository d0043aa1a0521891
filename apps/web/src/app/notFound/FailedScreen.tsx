import { Button } from '@lyceum/ui/components/Button';
import { ErrorPage } from '@lyceum/ui/patterns/ErrorPage';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../page/PageMeta.tsx';

export interface FailedScreenProps {
  /** The server's message for 'Error: {message}'; null without one. */
  message: string | null;
  /** Whether the page is being reloaded. */
  busy: boolean;
  onRetry: () => void;
}

/** Replaces a page that exists, but failed to load. */
export function FailedScreen({ message, busy, onRetry }: FailedScreenProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <PageMeta title={t('failure.title')} />
      <ErrorPage
        title={t('failure.title')}
        text={message === null ? t('failure.text') : t('states.error', { message })}
        action={
          <Button busy={busy} busyLabel={t('states.loading')} onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </>
  );
}
