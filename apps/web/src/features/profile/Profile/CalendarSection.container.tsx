import type { ApiClient } from '@lyceum/api-client';
import { calendarSubscriptionActors, calendarSubscriptionMachine } from '@lyceum/flows/calendar-subscription';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { CalendarSection } from './CalendarSection.tsx';

// In a function of its own, because an insecure page has no clipboard: then the call fails, not the page.
const copy = async (text: string) => navigator.clipboard.writeText(text);

const actorsOf = (api: ApiClient) => calendarSubscriptionActors(api, copy);

export function CalendarSectionContainer() {
  // The address contains the language of its texts.
  const [calendar, send] = useFlow(calendarSubscriptionMachine, actorsOf, { key: useLanguage() });
  return <CalendarSection calendar={calendar} send={send} />;
}
