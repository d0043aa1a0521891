import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

/** The rows of a grid that are in the document. */
export interface Rows {
  /** The number of items per row. */
  columns: number;
  /** The index of each row and its grid line, counted from 1. */
  shown: readonly { row: number; line: number }[];
  /** The value of `grid-template-rows`, in which empty rows reserve the space of omitted ones. */
  template: string;
}

export interface RowCounterProps {
  /** The grid, whose children are the items. The first item of a row has the row index as `data-index`. */
  list: HTMLElement;
  /** The number of items. */
  count: number;
  /** The index of the focused item. */
  held: number | null;
  keyOf: (index: number) => string | number;
  /** Called after each measurement, with null if it failed. */
  onRows: (rows: Rows | null) => void;
}

const same = (one: Rows | null, other: Rows | null) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Determines which rows of a long list are in the document: all of them (`rows` is null) until a list is passed and the
 * lazy code is loaded. Render `counter` after the list.
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
      // Offline, or a newer version is deployed: the list stays complete.
      () => undefined,
    );
  }, [wanted]);
  if (!list || !Counter) return { rows: null, counter: null };
  return { rows, counter: <Counter {...rest} list={list} onRows={keep} /> };
}
