import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The remembered contents of pages by history entry. The server writes nothing. */
const memory = new Map<string, unknown>();
const maximumEntries = 50;

function remember(entry: string, shown: unknown): void {
  memory.delete(entry);
  memory.set(entry, shown);
  const [oldest] = memory.keys();
  if (memory.size > maximumEntries && oldest !== undefined) memory.delete(oldest);
}

const useEntry = (name: string) => `${name} ${useLocation().key}`;

/** Returns what the page showed when the user left this history entry. @param name identifies a part of the page */
export function useRecalled<Shown>(name: string): Shown | undefined {
  const entry = useEntry(name);
  return useMemo(() => memory.get(entry) as Shown | undefined, [entry]);
}

/** Remembers what the page shows for this history entry. Undefined remembers nothing. */
export function useRemembered<Shown>(name: string, shown: Shown | undefined): void {
  const entry = useEntry(name);
  useEffect(() => {
    if (shown !== undefined) remember(entry, shown);
  }, [entry, shown]);
}
