import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { LoadEvent, RetryRequested } from './loading.types.ts';

/**
 * @param watch calls `report` for the progress of each load, until the returned `stop` is called; `retry` repeats the
 *   failed ones
 */
export function loadingActors(
  watch: (report: (event: LoadEvent) => void) => { retry: () => void; stop: () => void },
) {
  return {
    watchLoads: fromCallback<RetryRequested, NonReducibleUnknown>(({ sendBack, receive }) => {
      const { retry, stop } = watch(sendBack);
      receive(retry);
      return stop;
    }),
  };
}
