import type { PagedListContext } from '@lyceum/flows/paged-list';

/** The flow of a list, as props of a screen. */
export interface ListProps<Item> {
  list: { value: 'idle' | 'loading' | 'succeeded' | 'failed'; context: PagedListContext<Item, unknown> };
  send: (event: { type: 'more.requested' } | { type: 'retry.requested' }) => void;
}
