import type { Review } from '@lyceum/api-client';
import type { reviewReplyMachine } from '@lyceum/flows/review-reply';
import { Button } from '@lyceum/ui/components/Button';
import { Notice } from '@lyceum/ui/components/Notice';
import { ReplyForm } from '@lyceum/ui/patterns/ReplyForm';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ReviewItem } from '../../../app/courses/ReviewItem.tsx';

export interface ReviewWithReplyProps {
  review: Review;
  reply: SnapshotFrom<typeof reviewReplyMachine>;
  send: (event: EventFromLogic<typeof reviewReplyMachine>) => void;
  /** 'Report', for the review. @default nothing */
  report?: ReactNode;
  /** The card of the list. It is a prop, so that this chunk does not contain the code of the page again. */
  Item: typeof ReviewItem;
}

/** A review for the instructor of the course, who can reply to it [2.326]. */
export function ReviewWithReply({ review, reply: flow, send, report, Item }: ReviewWithReplyProps) {
  const { t } = useTranslation('reviews');
  const { t: tForm } = useTranslation('errors');
  const { reply, draft, message } = flow.context;
  if (flow.matches('writing') || flow.matches('saving')) {
    return (
      <Item review={{ ...review, reply: null }}>
        <ReplyForm
          initial={draft ?? { text: reply?.text ?? '' }}
          onDraft={(values) => send({ type: 'form.edited', draft: values })}
          onSubmit={(values) => send({ type: 'form.submitted', values })}
          onCancel={() => send({ type: 'writing.canceled' })}
          busy={flow.matches('saving')}
          error={message}
          texts={{
            text: t('reply.text'),
            textHint: t('reply.textHint'),
            submit: t('form.submit'),
            submitting: t('form.submitting'),
            cancel: t('form.cancel'),
          }}
          describeProblem={(problem) => tForm(`validation.${problem}`)}
        />
      </Item>
    );
  }
  return (
    <Item
      review={{ ...review, reply }}
      renderReport={(subject) => (subject === 'review' ? report : null)}
      actions={
        <>
          <Button size="small" onClick={() => send({ type: 'writing.requested' })}>
            {reply ? t('reply.edit') : t('reply.write')}
          </Button>
          {reply && (
            <Button
              size="small"
              tone="criticalQuiet"
              busy={flow.matches('withdrawing')}
              busyLabel={t('own.withdrawing')}
              onClick={() => send({ type: 'withdrawal.requested' })}
            >
              {t('reply.withdraw')}
            </Button>
          )}
        </>
      }
    >
      {flow.matches({ shown: 'rejected' }) && <Notice tone="critical">{message}</Notice>}
    </Item>
  );
}
