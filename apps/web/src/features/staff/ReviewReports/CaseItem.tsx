import type { caseMachine } from '@lyceum/flows/review-moderation';
import { formatDate } from '@lyceum/i18n';
import type { ReportReason } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { ModerationCard } from '@lyceum/ui/patterns/ModerationCard';
import { ReportForm } from '@lyceum/ui/patterns/ReportForm';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { localizedName } from '../../../app/courses/views.ts';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import type { ReviewReportsScreenProps } from './types.ts';

export interface CaseItemProps extends Pick<ReviewReportsScreenProps, 'send'> {
  item: SnapshotFrom<typeof caseMachine>;
  sendToCase: (event: { type: 'hiding.requested' | 'hiding.canceled' | 'failure.dismissed' }) => void;
}

const outcomes = { hide: 'hidden', keep: 'kept', restore: 'restored' } as const;

function undoOf(item: CaseItemProps['item']) {
  if (item.matches({ decided: 'undoing' })) return 'running';
  const isPossible =
    item.matches({ decided: 'undoable' }) ||
    (item.matches({ decided: 'failed' }) && !item.context.failure?.isPermanent);
  return isPossible ? 'possible' : 'impossible';
}

/** One reported or hidden text, in the state of its own machine [2.328]. */
export function CaseItem({ item, sendToCase, send }: CaseItemProps) {
  const { t } = useTranslation(['staff', 'reviews', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { reviewCase, decision, failure } = item.context;
  const { id, subject, course, review, instructor, hiding } = reviewCase;
  const { name, nameLanguage } = localizedName(course.name, language, t('common:unknownName'));
  const reasonText = (reason: ReportReason) => t(`reviews:reports.reasons.${reason}`);
  const isDecided = item.matches('decided') || item.matches('completed');
  return (
    <ModerationCard
      title={sentenceWith(
        (part) => t(`staff:reports.of.${subject}`, { course: part, instructor }),
        <Link href={`${course.href}/reviews`}>
          <LocalizedLine text={name} language={nameLanguage} />
        </Link>,
      )}
      line={t('staff:reports.since', {
        reports: t('staff:reports.reports', { count: reviewCase.reportCount }),
        date: formatDate(reviewCase.reportedAt, language, timeZone),
      })}
      reasons={reviewCase.reasons.map(({ reason, count }) => ({
        key: reason,
        label: t('staff:reports.reasonCount', { reason: reasonText(reason), count }),
      }))}
      details={reviewCase.details.map((one) => ({
        key: one.id,
        reason: reasonText(one.reason),
        text: one.text,
      }))}
      labels={{ reasons: t('staff:reports.reasons'), details: t('staff:reports.details') }}
      failure={
        failure && {
          message: failure.message,
          dismiss: t('common:actions.dismiss'),
          onDismiss: () => sendToCase({ type: 'failure.dismissed' }),
        }
      }
      decision={
        isDecided && decision
          ? {
              label: t(`staff:reports.${outcomes[decision.decision]}`),
              tone: decision.decision === 'hide' ? 'neutral' : 'positive',
              undo: undoOf(item),
              onUndo: () => send({ type: 'undo.requested', id }),
              texts: { undo: t('staff:reports.undo'), undoing: t('staff:reports.undoing') },
            }
          : null
      }
      actions={<CaseActions item={item} sendToCase={sendToCase} send={send} />}
    >
      {hiding && (
        <Notice>
          {t('staff:reports.because', { reason: reasonText(hiding.reason) })}
          {hiding.note && (
            <Text as="div" tone="inherit" keepsLineBreaks>
              <bdi>{hiding.note}</bdi>
            </Text>
          )}
        </Notice>
      )}
      <ReviewItem review={review} level={3} />
    </ModerationCard>
  );
}

/** The buttons, or the form for why the text is hidden. */
function CaseActions({ item, sendToCase, send }: CaseItemProps) {
  const { t } = useTranslation(['staff', 'reviews', 'common', 'errors']);
  const { reviewCase, decision } = item.context;
  const { id } = reviewCase;
  const decide = (choice: 'keep' | 'restore') =>
    send({ type: 'decision.made', id, decision: choice, values: null });
  const isHiding = decision?.decision === 'hide' && !item.matches('waiting');
  const asksWhy = item.matches('describing') || isHiding;
  const form = useRef<HTMLFormElement>(null);
  const hide = useRef<HTMLButtonElement>(null);
  const before = useRef(asksWhy);
  // The button that opened or closed the form had the focus, and is gone.
  useEffect(() => {
    if (before.current === asksWhy) return;
    before.current = asksWhy;
    if (document.activeElement !== document.body) return;
    (form.current?.querySelector('input') ?? hide.current)?.focus();
  }, [asksWhy]);
  if (asksWhy) {
    return (
      <ReportForm
        ref={form}
        critical
        onSubmit={(values) => send({ type: 'decision.made', id, decision: 'hide', values })}
        onCancel={() => sendToCase({ type: 'hiding.canceled' })}
        busy={item.matches('deciding')}
        texts={{
          ...t('staff:reports.form', { returnObjects: true }),
          reasons: t('reviews:reports.reasons', { returnObjects: true }),
          optional: t('common:field.optional'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    );
  }
  const isBusy = item.matches('deciding');
  if (reviewCase.status === 'hidden') {
    return (
      <Button busy={isBusy} busyLabel={t('common:states.processing')} onClick={() => decide('restore')}>
        {t('staff:reports.restore')}
      </Button>
    );
  }
  return (
    <>
      <Button
        ref={hide}
        tone="criticalSecondary"
        disabled={isBusy}
        onClick={() => sendToCase({ type: 'hiding.requested' })}
      >
        {t('staff:reports.hide')}
      </Button>
      <Button busy={isBusy} busyLabel={t('common:states.processing')} onClick={() => decide('keep')}>
        {t('staff:reports.keep')}
      </Button>
    </>
  );
}
