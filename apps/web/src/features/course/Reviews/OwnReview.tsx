import type { MyReview } from '@lyceum/api-client';
import { type courseReviewMachine, reviewToEdit } from '@lyceum/flows/course-review';
import { formatPercent } from '@lyceum/i18n';
import { reviewProgressMinimum } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Heading } from '@lyceum/ui/components/Heading';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { ReviewForm } from '@lyceum/ui/patterns/ReviewForm';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { useLostFocus } from '../../../platform/document/useLostFocus.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface OwnReviewProps {
  review: SnapshotFrom<typeof courseReviewMachine>;
  send: (event: EventFromLogic<typeof courseReviewMachine>) => void;
  /** Whether the address of the user is verified. Until then, only the user sees the review. */
  isVerified: boolean;
  /** The card of the list. It is a prop, so that this chunk does not contain the code of the page again. */
  Item: typeof ReviewItem;
}

/** The user's own review of a course [2.320]. Nothing for its instructor, and for users who are not enrolled. */
export function OwnReview({ review, send: sendEvent, isVerified, Item }: OwnReviewProps) {
  const { t } = useTranslation(['reviews', 'common']);
  const language = useLanguage();
  const [hasActed, setActed] = useState(false);
  const send: OwnReviewProps['send'] = (event) => {
    setActed(true);
    sendEvent(event);
  };
  // A button that is pressed disappears when the state changes.
  const heading = useLostFocus<HTMLHeadingElement>(hasActed && JSON.stringify(review.value));
  const { saved, message } = review.context;
  if (review.matches('refused')) {
    if (saved?.eligibility !== 'too_little_progress') return null;
    const percent = formatPercent(reviewProgressMinimum, language);
    return <Text tone="soft">{t('own.tooEarly', { percent })}</Text>;
  }
  if (review.matches('loading')) return <Spinner label={t('own.loading')} />;
  if (review.matches('failed')) {
    return (
      <ListError
        message={t('common:states.error', { message })}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (review.matches('offered')) {
    return (
      <Section heading={heading}>
        <Text>{t('own.offer')}</Text>
        <Inline>
          <Button tone="primary" onClick={() => send({ type: 'writing.requested' })}>
            {t('own.write')}
          </Button>
        </Inline>
      </Section>
    );
  }
  return (
    <Section heading={heading}>
      {review.matches('writing') || review.matches('saving') ? (
        <OwnReviewForm review={review} send={send} />
      ) : (
        <WrittenReview review={review} send={send} isVerified={isVerified} Item={Item} />
      )}
    </Section>
  );
}

function Section({
  heading,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  const { t } = useTranslation('reviews');
  return (
    <Stack gap="sm">
      <Heading ref={heading} level={2} tabIndex={-1}>
        {t('own.heading')}
      </Heading>
      {children}
    </Stack>
  );
}

function OwnReviewForm({ review, send }: Pick<OwnReviewProps, 'review' | 'send'>) {
  const { t } = useTranslation('reviews');
  const { t: tForm } = useTranslation(['errors', 'common']);
  return (
    <ReviewForm
      initial={reviewToEdit(review.context)}
      onDraft={(draft) => send({ type: 'form.edited', draft })}
      onSubmit={(values) => send({ type: 'form.submitted', values })}
      onCancel={() => send({ type: 'writing.canceled' })}
      busy={review.matches('saving')}
      error={review.context.message}
      texts={{
        stars: t('form.stars'),
        choices: [
          t('form.choices.1'),
          t('form.choices.2'),
          t('form.choices.3'),
          t('form.choices.4'),
          t('form.choices.5'),
        ],
        text: t('form.text'),
        optional: tForm('common:field.optional'),
        textHint: t('form.textHint'),
        submit: t('form.submit'),
        submitting: t('form.submitting'),
        cancel: t('form.cancel'),
      }}
      describeProblem={(problem) => tForm(`errors:validation.${problem}`)}
    />
  );
}

/** The saved review, and the confirmation before it is withdrawn. */
function WrittenReview({ review, send, isVerified, Item }: OwnReviewProps) {
  const { t } = useTranslation('reviews');
  const own = review.context.saved?.review;
  if (!own) return null;
  const isAsking = review.matches({ written: 'confirming' }) || review.matches('withdrawing');
  return (
    <>
      {review.matches('hidden') ? (
        <HiddenNotice hiding={review.context.saved?.hiding ?? null} />
      ) : (
        // [2.520]
        !isVerified && <Notice>{t('own.unverified')}</Notice>
      )}
      <Item
        review={own}
        level={3}
        actions={
          review.matches('written') &&
          !isAsking && (
            <>
              <Button size="small" onClick={() => send({ type: 'writing.requested' })}>
                {t('own.edit')}
              </Button>
              <Button
                size="small"
                tone="criticalQuiet"
                onClick={() => send({ type: 'withdrawal.requested' })}
              >
                {t('own.withdraw')}
              </Button>
            </>
          )
        }
      />
      {isAsking && (
        <Notice
          tone="caution"
          action={
            <Inline gap="xs">
              <Button
                size="small"
                tone="critical"
                busy={review.matches('withdrawing')}
                busyLabel={t('own.withdrawing')}
                onClick={() => send({ type: 'withdrawal.confirmed' })}
              >
                {t('own.withdraw')}
              </Button>
              <Button size="small" onClick={() => send({ type: 'withdrawal.canceled' })}>
                {t('own.keep')}
              </Button>
            </Inline>
          }
        >
          {t('own.confirm')}
        </Notice>
      )}
      {review.matches({ written: 'rejected' }) && <Notice tone="critical">{review.context.message}</Notice>}
    </>
  );
}

/** The notice that staff has hidden the review, with the reason [2.328]. */
function HiddenNotice({ hiding }: { hiding: MyReview['hiding'] }) {
  const { t } = useTranslation('reviews');
  return (
    <Notice tone="caution">
      <Stack gap="xs">
        <div>{t('own.hidden')}</div>
        {hiding && <div>{t('own.hiddenReason', { reason: t(`reports.reasons.${hiding.reason}`) })}</div>}
        {hiding?.note && (
          <Text as="div" tone="inherit" keepsLineBreaks>
            <bdi>{hiding.note}</bdi>
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
