import { createPagedList, type PagedListContext } from '@lyceum/flows/paged-list';
import { at } from './at.ts';

type PagedList<Item extends { id: string }> = ReturnType<
  typeof createPagedList<Item, Record<string, string>>
>;

interface Loaded<Item> extends Partial<Pick<PagedListContext<Item, unknown>, 'message'>> {
  /** What was loaded. @default nothing */
  items?: Item[];
  /** How many there are in all. @default as many as were loaded */
  totalResults?: number;
}

/** What the machine of any list says in one of its states: each list's is made by the same function. */
export function listAt<Item extends { id: string }>(
  value: 'idle' | 'loading' | 'succeeded' | 'failed',
  { items = [], totalResults = items.length, message = null }: Loaded<Item> = {},
) {
  const machine: PagedList<Item> = createPagedList('listDomains');
  const page = value === 'succeeded' || items.length > 0 ? 1 : 0;
  return at(machine, value, { query: {}, limit: 12, firstPage: 1, items, page, totalResults, message });
}
