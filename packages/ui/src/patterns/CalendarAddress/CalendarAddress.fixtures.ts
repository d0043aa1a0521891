import { t } from '../../stories/index.ts';
import type { CalendarAddressTexts } from './CalendarAddress.tsx';

export const calendarAddress =
  'https://lyceum.example.org/calendar/q3vXJ0mH8cYd1aTzK5rUwBnE7sLgPfOi2tVxZ4yQ6hA.ics?lng=en';

export const calendarAddressTexts: CalendarAddressTexts = {
  address: t('profile:calendar.address'),
  addressHint: t('profile:calendar.addressHint'),
  copy: t('profile:calendar.copy'),
  open: t('profile:calendar.open'),
};
