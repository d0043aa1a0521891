import { hasMore } from '@lyceum/flows/paged-list';
import { InfiniteList, type InfiniteListProps } from '@lyceum/ui/patterns/InfiniteList';
import { useTranslation } from 'react-i18next';
import { listTexts } from '../courses/views.ts';
import type { ListProps } from './listProps.ts';

export interface CatalogListProps<Item>
  extends ListProps<Item>,
    Pick<InfiniteListProps<Item>, 'label' | 'look' | 'renderItem' | 'empty'> {
  /** 'Loading more courses...' */
  loadingMore: string;
  /** Whether the error message of a failure is hidden. @default false */
  silent?: boolean;
  /** The loaded items to show. @default all */
  visibleItems?: readonly Item[];
}

/** Renders the flow of a list as an `InfiniteList`. */
export function CatalogList<Item extends { id: string }>({
  list: { value, context },
  send,
  loadingMore,
  silent = false,
  visibleItems = context.items,
  ...rest
}: CatalogListProps<Item>) {
  const { t } = useTranslation(['catalog', 'common']);
  return (
    <InfiniteList
      {...rest}
      items={visibleItems}
      getKey={({ id }) => id}
      status={value}
      hasMore={hasMore(context)}
      {...(visibleItems === context.items && { total: context.totalResults })}
      onMore={() => send({ type: 'more.requested' })}
      onRetry={() => send({ type: 'retry.requested' })}
      texts={{ ...listTexts(t, silent ? null : context.message), loadingMore }}
    />
  );
}
