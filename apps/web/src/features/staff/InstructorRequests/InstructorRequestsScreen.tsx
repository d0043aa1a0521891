import { hasMoreRequests } from '@lyceum/flows/instructor-review';
import { Button } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { InboxIcon } from '@lyceum/ui/icons';
import { InfiniteList } from '@lyceum/ui/patterns/InfiniteList';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { DecidedRequests } from '@lyceum/ui/patterns/RequestCard';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useFocusOnHeading } from '../../../platform/document/useFocusOnHeading.ts';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { RequestItemContainer } from './RequestItem.container.tsx';
import type { InstructorRequestsScreenProps } from './types.ts';

/** The applications that wait for an administrator [2.90]. */
export function InstructorRequestsScreen({ review, send }: InstructorRequestsScreenProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { items: requests, decided: undoableIds, totalResults, last: lastDecision, message } = review.context;
  const isDecided = ({ id }: { id: string }) => undoableIds.includes(id);
  // The newest decision first.
  const undoableRequests = undoableIds
    .map((id) => requests.find((request) => request.id === id))
    .filter((request) => request !== undefined)
    .reverse();
  const waiting = requests.filter((request) => !isDecided(request));
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('staff:requests.title')} />
      <PageHeader
        title={t('staff:requests.title')}
        description={t('staff:requests.lead')}
        line={review.matches('listed') ? t('staff:requests.waiting', { count: totalResults }) : undefined}
      />
      <Stack gap="lg">
        <LastDecision lastDecision={lastDecision} undoableIds={undoableIds} />
        {review.matches('loading') && <Spinner label={t('common:states.loading')} visibleLabel />}
        {review.matches('failed') && (
          <Failed message={review.context.message} onRetry={() => send({ type: 'reload.requested' })} />
        )}
        {review.matches('empty') && (
          <EmptyState
            icon={InboxIcon}
            title={t('staff:requests.empty')}
            description={t('staff:requests.emptyText')}
            action={
              <Button onClick={() => send({ type: 'reload.requested' })}>{t('staff:requests.reload')}</Button>
            }
          />
        )}
        {review.matches('listed') && (
          <InfiniteList
            label={t('staff:requests.title')}
            look="rows"
            collapses
            items={waiting}
            getKey={idOf}
            renderItem={(request, index) => (
              <RequestItemContainer
                actor={request}
                send={send}
                isLeaving={index < 0}
                isRestored={lastDecision?.decision === 'undo' && lastDecision.id === request.id}
              />
            )}
            status={statusOf(review)}
            hasMore={hasMoreRequests(review.context)}
            total={totalResults}
            onMore={() => send({ type: 'more.requested' })}
            onRetry={() => send({ type: 'reload.requested' })}
            texts={{
              loading: t('common:states.loading'),
              loadingMore: t('staff:requests.loadingMore'),
              loadMore: t('common:list.loadMore'),
              ...(message !== null && { error: t('common:states.error', { message }) }),
              tryAgain: t('common:actions.tryAgain'),
              skip: t('common:list.skip'),
              added: (count) => t('common:states.added', { count }),
              end: t('common:states.end'),
            }}
            empty={
              <EmptyState
                icon={InboxIcon}
                title={t('staff:requests.empty')}
                description={t('staff:requests.emptyText')}
              />
            }
          />
        )}
        {undoableIds.length > 0 && (
          <DecidedRequests title={t('staff:requests.decided')}>
            {undoableRequests.map((request) => (
              <li key={request.id}>
                <RequestItemContainer actor={request} send={send} level={3} />
              </li>
            ))}
          </DecidedRequests>
        )}
      </Stack>
    </Page>
  );
}

const idOf = ({ id }: { id: string }) => id;

function statusOf(review: InstructorRequestsScreenProps['review']) {
  if (review.matches({ listed: 'loadingMore' })) return 'loading';
  return review.matches({ listed: 'moreFailed' }) ? 'failed' : 'succeeded';
}

type ReviewContext = InstructorRequestsScreenProps['review']['context'];

interface LastDecisionProps {
  lastDecision: ReviewContext['last'];
  undoableIds: ReviewContext['decided'];
}

const sentences = { approve: 'approved', reject: 'rejected', undo: 'undone' } as const;

/** The notice about the last decision, or about its undo. */
function LastDecision({ lastDecision, undoableIds }: LastDecisionProps) {
  const { t } = useTranslation('staff');
  // The list moves the focus to the next request. After the last one there is none, and an undo disappears in time.
  useFocusOnHeading(lastDecision && undoableIds);
  if (!lastDecision) return null;
  const { name, decision } = lastDecision;
  return (
    <Notice tone={decision === 'approve' ? 'positive' : 'info'}>
      {sentenceWith((inside) => t(`requests.${sentences[decision]}`, { name: inside }), <bdi>{name}</bdi>)}
    </Notice>
  );
}

function Failed({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Stack gap="sm">
      <ListError
        message={t('errors:screens.instructorRequests')}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={onRetry}
      />
      {message && <Text tone="soft">{message}</Text>}
    </Stack>
  );
}
