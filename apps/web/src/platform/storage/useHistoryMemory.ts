import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { maximumEntries, readPages, storePages } from './storedPages.ts';

/** The remembered contents of pages by history entry. The server writes nothing. */
const memory = new Map<string, unknown>();

function remember(entry: string, shown: unknown): void {
  memory.delete(entry);
  memory.set(entry, shown);
  const [oldest] = memory.keys();
  if (memory.size > maximumEntries && oldest !== undefined) memory.delete(oldest);
}

/** The first entry of a document may have no key of its own, so its address is a part of the name. */
function useEntry(name: string): string {
  const { key, pathname, search } = useLocation();
  return `${name} ${key} ${pathname}${search}`;
}

/** Returns what the page showed when the user left this history entry. @param name identifies a part of the page */
export function useRecalled<Shown>(name: string): Shown | undefined {
  const entry = useEntry(name);
  return useMemo(() => memory.get(entry) as Shown | undefined, [entry]);
}

/** Remembers what the page shows for this history entry. Undefined remembers nothing. @param shown JSON */
export function useRemembered<Shown>(name: string, shown: Shown | undefined): void {
  const entry = useEntry(name);
  useEffect(() => {
    if (shown !== undefined) remember(entry, shown);
  }, [entry, shown]);
}

/**
 * Keeps the memory of this tab over a reload [2.121]. The contents are read after the hydration: a reloaded page shows
 * what the server rendered.
 */
export function useStoredMemory(): void {
  useEffect(() => {
    // Its name changes with the app.
    const version = import.meta.url;
    for (const [entry, shown] of readPages(version)) if (!memory.has(entry)) memory.set(entry, shown);
    const store = () => storePages(version, [...memory]);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
}
