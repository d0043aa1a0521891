import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';

interface Search {
  query: string;
  setQuery: (query: string) => void;
}

const SearchContext = createContext<Search>({ query: '', setQuery: () => {} });
const DeferredContext = createContext<Search>({ query: '', setQuery: () => {} });

/** Keeps the header's search query while the app is open [2.112]. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const value = useMemo(() => ({ query, setQuery }), [query]);
  const deferredValue = useMemo(() => ({ query: deferred, setQuery }), [deferred]);
  return (
    <SearchContext value={value}>
      <DeferredContext value={deferredValue}>{children}</DeferredContext>
    </SearchContext>
  );
}

export function useSearch(): Search {
  return use(SearchContext);
}

/** The search query for a list of results. It follows the field with a delay, so that typing does not wait for the list. */
export function useDeferredSearch(): Search {
  return use(DeferredContext);
}
