import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads the token of a mailed link and removes it from the URL, so that no history, shared screen or bookmark contains
 * it.
 * @returns empty if the URL has no token
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const inUrl = search.get('token');
  const [token] = useState(inUrl ?? '');
  useEffect(() => {
    if (inUrl === null) return;
    setSearch(
      (before) => {
        before.delete('token');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [inUrl, setSearch]);
  return token;
}
