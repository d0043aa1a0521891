import type { courseMessageMachine } from '@lyceum/flows/course-message';
import { Button } from '@lyceum/ui/components/Button';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { MessageForm } from '@lyceum/ui/patterns/MessageForm';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface CourseMessageProps {
  writing: SnapshotFrom<typeof courseMessageMachine>;
  send: (event: EventFromLogic<typeof courseMessageMachine>) => void;
  /** The sent messages. */
  children: ReactNode;
}

/** An instructor writes to all learners of a course [2.346]. */
export function CourseMessage({ writing, send, children }: CourseMessageProps) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap="md">
      <Heading level={2}>{t('heading')}</Heading>
      <Writing writing={writing} send={send} />
      <Heading level={3} size="small">
        {t('list')}
      </Heading>
      {children}
    </Stack>
  );
}

function Writing({ writing, send }: Omit<CourseMessageProps, 'children'>) {
  const { t } = useTranslation(['messages', 'common', 'errors']);
  const { draft, recipients, message } = writing.context;
  if (writing.matches('loading')) return <Spinner label={t('messages:loading')} />;
  if (writing.matches('failed')) {
    return (
      <ListError
        message={t('common:states.error', { message })}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (writing.matches('nobody')) return <Text tone="soft">{t('messages:nobody')}</Text>;
  if (writing.matches('sent')) {
    return (
      <Notice
        tone="positive"
        action={
          <Button size="small" onClick={() => send({ type: 'another.requested' })}>
            {t('messages:another')}
          </Button>
        }
      >
        {t('messages:sentTitle')}
      </Notice>
    );
  }
  return (
    <>
      <Text tone="soft">{t('messages:reaches', { count: recipients })}</Text>
      <MessageForm
        initial={draft}
        onDraft={(values) => send({ type: 'form.edited', draft: values })}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
        busy={writing.matches('sending')}
        error={message}
        texts={{
          subject: t('messages:subject'),
          text: t('messages:text'),
          textHint: t('messages:textHint'),
          submit: t('messages:review'),
          submitting: t('messages:sending'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
      <Confirmation writing={writing} send={send} />
    </>
  );
}

/** What is sent, and to how many learners, before it is sent. */
function Confirmation({ writing, send }: Omit<CourseMessageProps, 'children'>) {
  const { t } = useTranslation(['messages', 'common']);
  const { values, recipients } = writing.context;
  if (!values || !writing.matches('confirming')) return null;
  const cancel = () => send({ type: 'sending.canceled' });
  return (
    <Dialog
      open
      onClose={cancel}
      role="alertdialog"
      title={t('messages:confirm', { count: recipients })}
      description={t('messages:confirmText')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={cancel}>{t('messages:back')}</Button>
          <Button tone="primary" onClick={() => send({ type: 'sending.confirmed' })}>
            {t('messages:send')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text strong>
          <bdi>{values.subject}</bdi>
        </Text>
        <Text as="div" size="small" keepsLineBreaks>
          <bdi>{values.text}</bdi>
        </Text>
      </Stack>
    </Dialog>
  );
}
