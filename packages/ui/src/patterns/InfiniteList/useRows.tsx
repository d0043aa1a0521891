import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

/** The rows of a grid that are in the document. */
export interface Rows {
  /** Items in a row. */
  columns: number;
  /** Counted from 0, with the line of the grid that each begins at, counted from 1. */
  shown: readonly { row: number; line: number }[];
  /** A value for `grid-template-rows`, in which empty rows keep the room of what is left out. */
  template: string;
}

export interface RowCounterProps {
  /** The grid; its items are its children. The first item of a row bears the row's number as `data-index`. */
  list: HTMLElement;
  /** How many items there are. */
  count: number;
  /** The item with the focus, counted from 0. */
  held: number | null;
  keyOf: (index: number) => string | number;
  /** Told after each look; null when it can't say. */
  onRows: (rows: Rows | null) => void;
}

const same = (one: Rows | null, other: Rows | null) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Which rows of a long list are in the document: all of them (`rows` is null) until a list is given and what it
 * takes has been loaded. `counter` is to be rendered after the list.
 */
export function useRows({
  list,
  ...rest
}: Omit<RowCounterProps, 'list' | 'onRows'> & { list: HTMLElement | null }): {
  rows: Rows | null;
  counter: ReactNode;
} {
  const [Counter, setCounter] = useState<ComponentType<RowCounterProps> | null>(null);
  const [rows, setRows] = useState<Rows | null>(null);
  const keep = useCallback(
    (next: Rows | null) => setRows((before) => (same(before, next) ? before : next)),
    [],
  );
  const wanted = list !== null && Counter === null;
  useEffect(() => {
    if (!wanted) return;
    import('./RowCounter.tsx').then(
      (module) => setCounter(() => module.RowCounter),
      // Offline, or a newer version is out: the list stays whole.
      () => undefined,
    );
  }, [wanted]);
  if (!list || !Counter) return { rows: null, counter: null };
  return { rows, counter: <Counter {...rest} list={list} onRows={keep} /> };
}
