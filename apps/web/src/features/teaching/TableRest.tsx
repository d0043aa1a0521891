import { hasMore } from '@lyceum/flows/paged-list';
import { Button } from '@lyceum/ui/components/Button';
import { Inline } from '@lyceum/ui/components/layout';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useTranslation } from 'react-i18next';
import type { ListProps } from '../../app/lists/listProps.ts';

/** Below a table with the loaded items of a list: loads the next ones, or shows why they failed to load. */
export function TableRest<Item extends { id: string }>({ list: { value, context }, send }: ListProps<Item>) {
  const { t } = useTranslation('common');
  if (context.message !== null) {
    return (
      <ListError
        message={t('states.error', { message: context.message })}
        retryLabel={t('actions.tryAgain')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (!hasMore(context)) return null;
  return (
    <Inline>
      <Button
        busy={value === 'loading'}
        busyLabel={t('states.loading')}
        onClick={() => send({ type: 'more.requested' })}
      >
        {t('list.loadMore')}
      </Button>
    </Inline>
  );
}
