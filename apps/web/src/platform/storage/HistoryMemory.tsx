import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { maximumEntries, readPages, storePages } from './storedPages.ts';

/** The remembered contents of pages by history entry. */
type Memory = Map<string, unknown>;

/** Without a provider, nothing is remembered. */
const MemoryContext = createContext<Memory | null>(null);

/**
 * Remembers what pages show, and keeps it in this tab over a reload [2.121]. The stored contents are read after the
 * hydration: a reloaded page shows what the server rendered.
 */
export function HistoryMemory({ children }: { children: ReactNode }) {
  const [memory] = useState<Memory>(() => new Map());
  return (
    <MemoryContext value={memory}>
      <StoredMemory memory={memory} />
      {children}
    </MemoryContext>
  );
}

/** Rendered before the pages, so that what they remember is newer than what was stored. */
function StoredMemory({ memory }: { memory: Memory }) {
  useEffect(() => {
    // Its name changes with the app.
    const version = import.meta.url;
    for (const [entry, content] of readPages(version)) if (!memory.has(entry)) memory.set(entry, content);
    const store = () => storePages(version, [...memory]);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [memory]);
  return null;
}

function remember(memory: Memory, entry: string, content: unknown): void {
  memory.delete(entry);
  memory.set(entry, content);
  const [oldest] = memory.keys();
  if (memory.size > maximumEntries && oldest !== undefined) memory.delete(oldest);
}

/** The first entry of a document may have no key of its own, so its address is a part of the name. */
function useEntry(name: string): string {
  const { key, pathname, search } = useLocation();
  return `${name} ${key} ${pathname}${search}`;
}

/** Returns what the page showed when the user left this history entry. @param name identifies a part of the page */
export function useRecalled<Content>(name: string): Content | undefined {
  const memory = use(MemoryContext);
  const entry = useEntry(name);
  return useMemo(() => memory?.get(entry) as Content | undefined, [memory, entry]);
}

/** Remembers what the page shows for this history entry. Undefined remembers nothing. @param content JSON */
export function useRemembered<Content>(name: string, content: Content | undefined): void {
  const memory = use(MemoryContext);
  const entry = useEntry(name);
  useEffect(() => {
    if (memory && content !== undefined) remember(memory, entry, content);
  }, [memory, entry, content]);
}
