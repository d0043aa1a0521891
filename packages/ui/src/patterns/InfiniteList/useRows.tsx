'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { RowCounterProps, Rows } from './types.ts';

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
  const needsCounter = list !== null && Counter === null;
  useEffect(() => {
    if (!needsCounter) return;
    import('./RowCounter.tsx').then(
      (module) => setCounter(() => module.RowCounter),
      // Offline, or a newer version is deployed: the list stays complete.
      () => undefined,
    );
  }, [needsCounter]);
  if (!list || !Counter) return { rows: null, counter: null };
  return { rows, counter: <Counter {...rest} list={list} onRows={keep} /> };
}
