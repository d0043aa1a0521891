import { useState } from 'react';

/** How many items the last page brought to a list that was not empty; 0 until then, and after a reset. */
export function useAdded(count: number): number {
  const [seen, setSeen] = useState({ count, added: 0 });
  if (seen.count === count) return seen.added;
  const added = seen.count > 0 && count > seen.count ? count - seen.count : 0;
  setSeen({ count, added });
  return added;
}
