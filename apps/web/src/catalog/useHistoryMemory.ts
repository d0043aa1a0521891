import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What pages showed when they were left, by their entries in the history. Nothing is written on the server. */
const memory = new Map<string, unknown>();
const mostEntries = 50;

function remember(entry: string, shown: unknown): void {
  memory.delete(entry);
  memory.set(entry, shown);
  const [oldest] = memory.keys();
  if (memory.size > mostEntries && oldest !== undefined) memory.delete(oldest);
}

/**
 * Lets a page that is come back to show what it showed when it was left.
 * @param name tells one thing on a page from another
 * @returns what was kept for this entry of the history, and the way to say what is to be kept
 */
export function useHistoryMemory<Shown>(name: string) {
  const { key } = useLocation();
  const entry = `${name} ${key}`;
  const recalled = useMemo(() => memory.get(entry) as Shown | undefined, [entry]);
  const latest = useRef<Shown | undefined>(undefined);
  useEffect(
    () => () => {
      if (latest.current !== undefined) remember(entry, latest.current);
    },
    [entry],
  );
  const keep = (shown: Shown) => {
    latest.current = shown;
  };
  return { recalled, keep };
}
