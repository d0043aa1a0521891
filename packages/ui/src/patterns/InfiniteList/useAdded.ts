import { useState } from 'react';

/** The number of items that the last page added to a non-empty list; 0 before that and after a reset. */
export function useAdded(count: number): number {
  const [seen, setSeen] = useState({ count, added: 0 });
  if (seen.count === count) return seen.added;
  const added = seen.count > 0 && count > seen.count ? count - seen.count : 0;
  setSeen({ count, added });
  return added;
}
