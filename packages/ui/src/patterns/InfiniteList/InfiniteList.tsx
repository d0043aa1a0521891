import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { ListError } from '../ListError/index.ts';
import { end, type ListVariants, list, skip } from './InfiniteList.css.ts';
import { useAdded } from './useAdded.ts';
import { useNearEnd } from './useNearEnd.ts';

export interface InfiniteListProps<Item> {
  /** What the list is called. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** @default 'cards' */
  look?: NonNullable<ListVariants['look']>;
  /** Specification §4. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Whether there is more than what is loaded. */
  hasMore: boolean;
  /** Called when the last item comes within 100 px of view, or the button is pressed. Never while loading. */
  onMore: () => void;
  /** Called by 'Try again'. */
  onRetry: () => void;
  texts: {
    /** Shown while nothing is loaded yet: 'Loading...'. */
    loading: string;
    /** Shown below what is loaded: 'Loading more courses...'. */
    loadingMore: string;
    /** 'Load more' */
    loadMore: string;
    /** 'Error: {message}', for when the status is failed. */
    error: string;
    tryAgain: string;
    /** The link past the list, for the keyboard: 'Skip this list'. */
    skip: string;
    /** Announced when a page has come: '12 more loaded'. */
    added: (count: number) => string;
  };
  /** Shown when the list is complete and empty, usually an `EmptyState`. */
  empty?: ReactNode;
}

/** A list that goes on loading while one scrolls, and can be passed: the footer stays within reach. */
export function InfiniteList<Item>({
  label,
  items,
  getKey,
  renderItem,
  look = 'cards',
  status,
  hasMore,
  onMore,
  onRetry,
  texts,
  empty,
}: InfiniteListProps<Item>) {
  const id = useId();
  const [lastItem, setLastItem] = useState<Element | null>(null);
  const [foot, setFoot] = useState<Element | null>(null);
  const count = items.length;
  const ready = hasMore && status === 'succeeded';
  useNearEnd(lastItem ?? foot, { active: ready, onNear: onMore });
  const added = useAdded(count);

  const unloaded = status === 'idle' || status === 'loading';
  return (
    <div>
      {count > 0 && hasMore ? (
        <a href={`#${id}`} className={skip}>
          {texts.skip}
        </a>
      ) : null}
      {count > 0 ? (
        <ul aria-label={label} aria-busy={status === 'loading'} className={list({ look })}>
          {items.map((item, index) => (
            <li key={getKey(item)} ref={index === count - 1 ? setLastItem : undefined}>
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      ) : null}
      {hasMore || status === 'failed' || (unloaded && count === 0) ? (
        <div ref={setFoot} className={end}>
          {status === 'failed' ? (
            <ListError message={texts.error} retryLabel={texts.tryAgain} onRetry={onRetry} />
          ) : count > 0 || status === 'succeeded' ? (
            // One button through all pages: who presses it by keyboard keeps the focus.
            <Button busy={status === 'loading'} busyLabel={texts.loadingMore} onClick={onMore}>
              {texts.loadMore}
            </Button>
          ) : (
            <Spinner label={texts.loading} />
          )}
        </div>
      ) : null}
      {count === 0 && status === 'succeeded' && !hasMore ? empty : null}
      <VisuallyHidden role="status">{added > 0 ? texts.added(added) : ''}</VisuallyHidden>
      <div id={id} tabIndex={-1} />
    </div>
  );
}
