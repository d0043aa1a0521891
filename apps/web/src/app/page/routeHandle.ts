import type { SortedList } from '@lyceum/rules';
import type { ComponentType } from 'react';
import type { TextsHandle } from '../../platform/i18n/texts.ts';

/** The facts of a route, which it exports as `handle`. Its access class is the group of `routes.ts` in which it is. */
export interface RouteHandle extends TextsHandle {
  /**
   * What the page reads of its query when it is rendered, besides the language. The server shares pages whose addresses
   * differ only in the rest. Without it, only an address without a query is shared, and not for long.
   */
  query?: {
    /** The list that `sortBy` sorts. */
    sorts?: SortedList;
    /** Whether `page` is the first page of the list. @default false */
    pages?: boolean;
    /** Whether the list has the filters of courses. @default false */
    filters?: boolean;
  };
  /** Whether the sitemap lists the page. The pages of the catalog come from the database instead. @default false */
  sitemap?: boolean;
  /** Whether search engines may list the page with this query. @default true */
  isIndexed?: (query: URLSearchParams) => boolean;
  /** Replaces a protected page when the session ends on it. Unnecessary where a guest is redirected to `/`. */
  SessionEnded?: ComponentType;
}
