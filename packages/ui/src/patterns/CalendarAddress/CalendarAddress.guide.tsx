import { Link } from '../../components/Link/index.ts';
import { guide, t } from '../../stories/index.ts';
import { calendarAddress, calendarAddressTexts } from './CalendarAddress.fixtures.ts';
import { CalendarAddress } from './CalendarAddress.tsx';

export const calendarAddressGuide = guide({
  status: 'stable',
  use: ['For the address of a calendar to which users subscribe in their calendar app.'],
  instead: [{ when: 'The events are a file to download', use: 'Button' }],
  examples: [
    {
      do: {
        show: () => (
          <CalendarAddress address={calendarAddress} onCopy={() => undefined} texts={calendarAddressTexts} />
        ),
        why: 'Users can read, copy and open the address, and learn that it is secret.',
      },
      dont: {
        show: () => <Link href="/profile?section=calendar">{t('profile:calendar.open')}</Link>,
        why: 'Many calendar apps take an address that users paste.',
      },
    },
  ],
  anatomy: [
    { part: 'The address, selected on focus', selector: 'input' },
    { part: 'Copy', selector: 'button' },
    { part: 'Open in the app', selector: 'a' },
  ],
  keyboard: { Tab: 'Moves to the address, the button and the link.', Enter: 'Copies or opens the address.' },
  related: ['TextField', 'Button', 'Notice'],
  terms: {
    en: ['subscribe', 'ical', 'ics', 'webcal', 'copy'],
    ar: ['اشتراك', 'تقويم', 'نسخ', 'رابط التقويم'],
    fr: ['abonnement', 'agenda', 'copier', 'lien du calendrier'],
  },
});
