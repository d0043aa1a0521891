import type { ApiClient, Calendar } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

/** @param copy puts a text on the user's clipboard */
export function calendarSubscriptionActors(api: ApiClient, copy: (text: string) => Promise<void>) {
  return {
    load: fromPromise<Calendar>(({ signal }) => api.call('getCalendar', { signal })),
    // Without the signal: the address is renewed or ended even if the user leaves the page.
    renew: fromPromise<Calendar>(() => api.call('renewCalendar')),
    turnOff: fromPromise<void>(async () => {
      await api.call('turnOffCalendar');
    }),
    copy: fromPromise<void, { address: string }>(({ input }) => copy(input.address)),
  };
}
