import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface Search {
  query: string;
  setQuery: (query: string) => void;
}

const SearchContext = createContext<Search>({ query: '', setQuery: () => {} });

/** Keeps the header's search query while the app is open [2.112]. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('');
  const value = useMemo(() => ({ query, setQuery }), [query]);
  return <SearchContext value={value}>{children}</SearchContext>;
}

export function useSearch(): Search {
  return use(SearchContext);
}
