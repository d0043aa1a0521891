import type { PagedListContext } from '@lyceum/flows/paged-list';

/** What a screen is told of a list's machine, and what it sends to it. */
export interface ListProps<Item> {
  list: { value: 'idle' | 'loading' | 'succeeded' | 'failed'; context: PagedListContext<Item, unknown> };
  send: (event: { type: 'more.requested' } | { type: 'retry.requested' }) => void;
}
