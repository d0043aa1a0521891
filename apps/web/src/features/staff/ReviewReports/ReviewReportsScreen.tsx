import { type CaseList, hasMoreCases } from '@lyceum/flows/review-moderation';
import { Button } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { InboxIcon } from '@lyceum/ui/icons';
import { InfiniteList } from '@lyceum/ui/patterns/InfiniteList';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useFocusOnHeading } from '../../../platform/document/useFocusOnHeading.ts';
import { CaseItemContainer } from './CaseItem.container.tsx';
import type { ReviewReportsScreenProps } from './types.ts';

interface ScreenProps extends ReviewReportsScreenProps {
  onList: (list: CaseList) => void;
}

/** The reported reviews and replies that wait for a decision of the staff, or the hidden ones [2.328]. */
export function ReviewReportsScreen({ moderation, send, onList }: ScreenProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { items: cases, decided, list, totalResults, message } = moderation.context;
  const isListed = moderation.matches('listed');
  const isOpen = list === 'open';
  const count = { count: totalResults };
  const line = isOpen ? t('staff:reports.waiting', count) : t('staff:reports.hiddenCount', count);
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('staff:reports.title')} />
      <PageHeader
        title={t('staff:reports.title')}
        description={isOpen ? t('staff:reports.lead') : t('staff:reports.leadHidden')}
        line={isListed ? line : undefined}
        aside={
          <SortControl
            label={t('staff:reports.lists')}
            options={[
              { value: 'open', label: t('staff:reports.open') },
              { value: 'hidden', label: t('staff:reports.hiddenList') },
            ]}
            value={list}
            onChange={onList}
          />
        }
      />
      <Stack gap="lg">
        <LastDecision last={moderation.context.last} decided={decided} />
        {moderation.matches('loading') && <Spinner label={t('common:states.loading')} visibleLabel />}
        {moderation.matches('failed') && (
          <ListError
            message={t('common:states.error', { message })}
            retryLabel={t('common:actions.tryAgain')}
            onRetry={() => send({ type: 'reload.requested' })}
          />
        )}
        {moderation.matches('empty') && (
          <EmptyState
            icon={InboxIcon}
            title={isOpen ? t('staff:reports.empty') : t('staff:reports.emptyHidden')}
            description={isOpen ? t('staff:reports.emptyText') : t('staff:reports.emptyHiddenText')}
            action={
              <Button onClick={() => send({ type: 'reload.requested' })}>{t('staff:reports.reload')}</Button>
            }
          />
        )}
        {isListed && (
          <InfiniteList
            label={t('staff:reports.title')}
            look="rows"
            collapses
            items={cases}
            getKey={idOf}
            isDone={({ id }) => decided.includes(id)}
            renderItem={(item) => <CaseItemContainer actor={item} send={send} />}
            status={statusOf(moderation)}
            hasMore={hasMoreCases(moderation.context)}
            total={totalResults}
            onMore={() => send({ type: 'more.requested' })}
            onRetry={() => send({ type: 'reload.requested' })}
            texts={{
              loading: t('common:states.loading'),
              loadingMore: t('staff:reports.loadingMore'),
              loadMore: t('common:list.loadMore'),
              ...(message !== null && { error: t('common:states.error', { message }) }),
              tryAgain: t('common:actions.tryAgain'),
              skip: t('common:list.skip'),
              added: (number) => t('common:states.added', { count: number }),
              end: t('common:states.end'),
            }}
          />
        )}
      </Stack>
    </Page>
  );
}

const idOf = ({ id }: { id: string }) => id;

function statusOf(moderation: ReviewReportsScreenProps['moderation']) {
  if (moderation.matches({ listed: 'loadingMore' })) return 'loading';
  return moderation.matches({ listed: 'moreFailed' }) ? 'failed' : 'succeeded';
}

type LastDecisionProps = Pick<ReviewReportsScreenProps['moderation']['context'], 'last' | 'decided'>;

/** The notice about the last decision, or about its undo. */
function LastDecision({ last, decided }: LastDecisionProps) {
  const { t } = useTranslation('staff');
  // The list moves the focus to the next case. After the last one there is none, and an undo disappears in time.
  useFocusOnHeading(last && decided);
  if (!last) return null;
  return <Notice tone={last === 'restore' ? 'positive' : 'info'}>{t(`reports.done.${last}`)}</Notice>;
}
