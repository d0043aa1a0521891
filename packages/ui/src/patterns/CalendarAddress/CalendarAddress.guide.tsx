import { Link } from '../../components/Link/index.ts';
import { guide, t } from '../../stories/index.ts';
import { calendarAddress, calendarAddressTexts } from './CalendarAddress.fixtures.ts';
import { CalendarAddress } from './CalendarAddress.tsx';

export const calendarAddressGuide = guide({
  use: ['For the address of a calendar to which users subscribe in their calendar app.'],
  instead: [{ when: 'The events are a file to download', use: 'Button' }],
  do: <CalendarAddress address={calendarAddress} onCopy={() => undefined} texts={calendarAddressTexts} />,
  why: 'Users can read, copy and open the address, and learn that it is secret.',
  dont: <Link href="/profile?section=calendar">{t('profile:calendar.open')}</Link>,
  whyNot: 'Many calendar apps ask users to paste an address, which a link hides.',
  keyboard: { Tab: 'Moves to the address, the button and the link.', Enter: 'Copies or opens the address.' },
});
