import { useSelector } from '@xstate/react';
import { useChild } from '../../app/AppContext.ts';

/** What the page loads on demand. */
export function useLoading() {
  const actor = useChild('loading');
  const state = useSelector(actor, ({ value }) => value);
  return {
    /** `failed` and `retrying` show the error. */
    state,
    /** Repeats what has failed. */
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
