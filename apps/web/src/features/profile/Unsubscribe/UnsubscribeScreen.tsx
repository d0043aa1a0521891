import type { messageSubscriptionMachine } from '@lyceum/flows/message-subscription';
import { Button } from '@lyceum/ui/components/Button';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { localizedName } from '../../../app/courses/views.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface UnsubscribeScreenProps {
  subscription: SnapshotFrom<typeof messageSubscriptionMachine>;
  send: (event: EventFromLogic<typeof messageSubscriptionMachine>) => void;
}

/** The page of a mailed link that unsubscribes from messages of instructors, after a confirmation [2.347]. */
export function UnsubscribeScreen({ subscription, send }: UnsubscribeScreenProps) {
  const { t } = useTranslation(['messages', 'common']);
  return (
    <>
      <PageMeta title={t('messages:unsubscribe.title')} />
      <FormPage title={t('messages:unsubscribe.title')} fill>
        <Content subscription={subscription} send={send} />
      </FormPage>
    </>
  );
}

function Content({ subscription: flow, send }: UnsubscribeScreenProps) {
  const { t } = useTranslation(['messages', 'common']);
  const language = useLanguage();
  const { subscription, choice, message } = flow.context;
  if (flow.matches('tokenMissing'))
    return <Notice tone="critical">{t('messages:unsubscribe.missing')}</Notice>;
  if (flow.matches('failed')) {
    return (
      <ListError
        message={t('common:states.error', { message })}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (!subscription) return <Spinner label={t('common:states.loading')} visibleLabel />;
  const { course, receives } = subscription;
  const { name, nameLanguage } = localizedName(course.name, language, t('common:unknownName'));
  const isSaving = flow.matches('saving');
  const choiceButton = (choices: typeof receives, label: string, tone: 'primary' | 'secondary') => (
    <Button
      tone={tone}
      disabled={isSaving && choice !== choices}
      busy={isSaving && choice === choices}
      busyLabel={t('messages:unsubscribe.saving')}
      onClick={() => send({ type: 'choice.made', receives: choices })}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="md">
      {flow.matches({ shown: 'rejected' }) && <Notice tone="critical">{message}</Notice>}
      <Notice tone={flow.matches({ shown: 'saved' }) ? 'positive' : 'info'}>
        {sentenceWith(
          (part) => t(`messages:unsubscribe.lead.${receives}`, { course: part }),
          <LocalizedLine text={name} language={nameLanguage} />,
        )}
      </Notice>
      <Inline>
        {receives === 'all' && choiceButton('others', t('messages:unsubscribe.fromCourse'), 'primary')}
        {receives !== 'none' && choiceButton('none', t('messages:unsubscribe.fromAll'), 'secondary')}
        {receives !== 'all' && choiceButton('all', t('messages:unsubscribe.again'), 'secondary')}
      </Inline>
      <div>
        <Link href={course.href}>{t('messages:unsubscribe.toCourse')}</Link>
      </div>
    </Stack>
  );
}
