'use client';

import { RotateCw } from 'lucide-react';
import { Fragment, memo, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import { virtualizedFrom } from '../../virtualizedFrom.ts';
import { ListError } from '../ListError/index.ts';
import { CollapsingItem } from './CollapsingItem.tsx';
import { end, list, skip } from './InfiniteList.css.ts';
import type { Rows } from './types.ts';
import { useAdded } from './useAdded.ts';
import { useCollapsing } from './useCollapsing.ts';
import { useFocusOnNext } from './useFocusOnNext.ts';
import { useFocusRetention } from './useFocusRetention.ts';
import { useNearEnd } from './useNearEnd.ts';
import { useRows } from './useRows.tsx';

export interface InfiniteListProps<Item> extends Omit<ClosedProps<'div'>, 'children'> {
  /** The accessible name of the list. */
  label: string;
  /** The loaded items. */
  items: readonly Item[];
  /** Returns a stable, unique key of an item. */
  getKey: (item: Item) => string;
  /** Renders an item. With the same function as before, only new items are rendered. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The layout of the items. @default 'cards' */
  look?: 'domains' | 'tiles' | 'cards' | 'rows' | 'sections';
  /**
   * Whether a removed item collapses in place and its focus moves to the next one. Otherwise it just disappears, as
   * from a filtered list. @default false
   */
  collapses?: boolean;
  /**
   * Whether an item of a list that collapses needs no more attention, although it is not removed yet. The focus moves
   * to the next one that does. @default none
   */
  isDone?: (item: Item) => boolean;
  /** The loading state. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Whether there are more items to load. */
  hasMore: boolean;
  /** The total number of items, for `aria-setsize`. @default unknown until all are loaded */
  total?: number;
  /**
   * Called when the last item is within 100 px of the viewport [2.17] or the button is pressed. Never while loading.
   */
  onMore: () => void;
  /** Called when 'Try again' is pressed. */
  onRetry: () => void;
  /** The texts, in the language of the page. */
  texts: {
    /** Shown while nothing is loaded: 'Loading...'. */
    loading: string;
    /** Shown below the loaded items: 'Loading more courses...'. */
    loadingMore: string;
    /** 'Load more' */
    loadMore: string;
    /** 'Error: {message}', shown when the status is failed. @default none, only the retry button is shown */
    error?: string;
    tryAgain: string;
    /** The skip link: 'Skip this list'. */
    skip: string;
    /** Announced when a page is added: '12 more loaded'. */
    added: (count: number) => string;
    /** Replaces the button after the last page: 'You have reached the end of the list.' */
    end: string;
  };
  /** Shown if there are no items at all, usually an `EmptyState`. */
  empty?: ReactNode;
}

/**
 * A list that loads more items on scroll. A skip link leads past it, so that the footer stays reachable. From 100 items
 * on (`virtualizedFrom`) only those near the viewport are in the document; that code is loaded lazily.
 */
export function InfiniteList<Item>({
  label,
  items,
  getKey,
  renderItem,
  look = 'cards',
  collapses = false,
  isDone,
  status,
  hasMore,
  total,
  onMore,
  onRetry,
  texts,
  empty,
  ...rest
}: InfiniteListProps<Item>) {
  const id = useId();
  const [listElement, setListElement] = useState<HTMLUListElement | null>(null);
  const [lastItem, setLastItem] = useState<Element | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const [isGrowing] = useState(hasMore);
  const count = items.length;
  const entries = useMemo(
    () => (collapses ? items.map((item) => ({ key: getKey(item), isDone: isDone?.(item) ?? false })) : null),
    [collapses, items, getKey, isDone],
  );
  useFocusOnNext(listElement, entries, focusedIndex, setFocusedIndex);
  const { removed, remove } = useCollapsing(items, getKey, collapses);
  const ready = hasMore && status === 'succeeded';
  useNearEnd(lastItem ?? foot, { active: ready, onNear: onMore });
  const added = useAdded(count);
  const { rows, counter } = useRows({
    list: count >= virtualizedFrom ? listElement : null,
    count,
    focusedIndex,
    keyOf: (index) => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
  });

  const unloaded = status === 'idle' || status === 'loading';
  const hasContent = {
    failed: status === 'failed',
    loading: count === 0 && unloaded,
    more: hasMore,
    ended: added > 0,
  };
  const footContent = (['failed', 'loading', 'more', 'ended'] as const).find((one) => hasContent[one]);
  const focusRetention = useFocusRetention(footContent, foot);

  const places = rows ? placesOf(rows) : items.map((_, index) => ({ index, attributes: {} }));
  const setSize = hasMore ? (total ?? -1) : count;

  const collapsing = (before: string | null) =>
    // Only a part of a long list is in the document, in rows of fixed heights.
    (rows ? [] : removed)
      .filter((one) => one.before === before)
      .map(({ item, key }) => (
        <CollapsingItem key={key} onCollapsed={() => remove(key)}>
          {renderItem(item, -1)}
        </CollapsingItem>
      ));

  return (
    <div {...rest} data-growing={isGrowing || undefined}>
      {count > 0 && hasMore ? (
        <a href={`#${id}`} className={skip}>
          {texts.skip}
        </a>
      ) : null}
      {count > 0 ? (
        <ul
          ref={setListElement}
          data-infinite-list
          aria-label={label}
          aria-busy={status === 'loading'}
          className={list({ look })}
          style={rows ? { gridTemplateRows: rows.template, overflowAnchor: 'none' } : undefined}
          onFocus={({ target }) => setFocusedIndex(indexOf(target))}
          onBlur={({ currentTarget, relatedTarget }) => {
            // The window can lose the focus while the item keeps it, and an item that is about to get the focus has to
            // stay in the document.
            if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocusedIndex(null);
          }}
        >
          {places.map(({ index, attributes }) => {
            const item = items[index];
            if (item === undefined) return null;
            const key = getKey(item);
            return (
              <Fragment key={key}>
                {collapsing(key)}
                <li
                  ref={index === count - 1 ? setLastItem : undefined}
                  aria-posinset={index + 1}
                  aria-setsize={setSize}
                  {...attributes}
                >
                  <ListItem item={item} index={index} renderItem={renderItem} />
                </li>
              </Fragment>
            );
          })}
          {collapsing(null)}
        </ul>
      ) : null}
      {counter}
      {footContent ? (
        // The text at the end has an element of its own: moving that of the button would be a layout shift.
        <div
          key={footContent === 'ended' ? footContent : 'more'}
          ref={setFoot}
          className={end}
          {...focusRetention}
        >
          {footContent === 'failed' ? (
            texts.error === undefined ? (
              <Button icon={RotateCw} onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            ) : (
              <ListError message={texts.error} retryLabel={texts.tryAgain} onRetry={onRetry} />
            )
          ) : footContent === 'loading' ? (
            <Spinner label={texts.loading} />
          ) : footContent === 'more' ? (
            // The same button for all pages, so that it keeps the focus.
            <Button busy={status === 'loading'} busyLabel={texts.loadingMore} onClick={onMore}>
              {texts.loadMore}
            </Button>
          ) : (
            <Text size="small" tone="soft" tabIndex={-1}>
              {texts.end}
            </Text>
          )}
        </div>
      ) : null}
      {count === 0 && status === 'succeeded' && !hasMore ? empty : null}
      <VisuallyHidden role="status">{added > 0 ? texts.added(added) : ''}</VisuallyHidden>
      <div id={id} tabIndex={-1} />
    </div>
  );
}

/** Renders again only if its props change. */
const ListItem = memo(function ListItem({
  item,
  index,
  renderItem,
}: {
  item: unknown;
  index: number;
  renderItem: (item: never, index: number) => ReactNode;
}) {
  return renderItem(item as never, index);
});

/** The grid position of each item in the document. */
const placesOf = ({ columns, positions }: Rows) =>
  positions.flatMap(({ row, line }) =>
    Array.from({ length: columns }, (_, column) => ({
      index: row * columns + column,
      attributes: { style: { gridRow: line }, ...(column === 0 && { 'data-index': row }) },
    })),
  );

/** The index of the item that contains the element. */
function indexOf(element: Element): number | null {
  const place = Number(element.closest('li[aria-posinset]')?.getAttribute('aria-posinset'));
  return place > 0 ? place - 1 : null;
}
