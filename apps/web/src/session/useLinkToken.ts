import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link, out of the address bar once it is read, so that it gets into no history, no shared
 * screen and no bookmark.
 * @returns empty when the address brings none
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('token');
  const [token] = useState(inAddress ?? '');
  useEffect(() => {
    if (inAddress === null) return;
    setSearch(
      (before) => {
        before.delete('token');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [inAddress, setSearch]);
  return token;
}
