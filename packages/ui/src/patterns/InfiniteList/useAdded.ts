'use client';

import { useState } from 'react';

/** The number of items that the last page added to a non-empty list; 0 before that and after a reset. */
export function useAdded(count: number): number {
  const [state, setState] = useState({ count, added: 0 });
  if (state.count === count) return state.added;
  const added = state.count > 0 && count > state.count ? count - state.count : 0;
  setState({ count, added });
  return added;
}
