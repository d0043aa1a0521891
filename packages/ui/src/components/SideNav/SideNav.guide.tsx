import { LogOut, User } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { SideNav } from './SideNav.tsx';

const label = t('common:settings.title');
const section = (value: 'profile' | 'password' | 'notifications') => ({
  href: `/profile?section=${value}`,
  label: t(`common:userMenu.${value}`),
});
const sections = [section('profile'), section('password'), section('notifications')];

export const sideNavGuide = guide({
  status: 'stable',
  use: [
    'For the sections of one area, such as the settings, each with its own address.',
    'Set `current` for the section that is shown.',
    'Set `hiddenOnMobile` if another control offers the sections there, as in `SettingsLayout`.',
  ],
  instead: [
    { when: 'It triggers an action', use: 'Menu' },
    { when: 'The views share one address', use: 'Tabs' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <SideNav label={label} links={sections.map((link, index) => ({ ...link, current: index === 1 }))} />
        ),
        why: 'The current section is marked, so users see where they are.',
      },
      dont: {
        show: () => <SideNav label={label} links={sections} />,
        why: 'Without a mark, all sections look equal, and users have to read the page to find out.',
      },
    },
    {
      do: {
        show: () => (
          <Menu
            align="start"
            trigger={<Button>{t('common:settings.account')}</Button>}
            entries={[
              { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
              'separator',
              { label: t('common:userMenu.logout'), icon: LogOut, mirrors: true, onSelect: () => undefined },
            ]}
          />
        ),
        why: 'Open it: a menu may hold actions as well as links.',
      },
      dont: {
        show: () => (
          <SideNav
            label={t('common:settings.account')}
            links={[
              { ...section('profile'), current: true },
              { href: '/', label: t('common:userMenu.logout'), icon: LogOut },
            ]}
          />
        ),
        why: 'Users who look through the sections don’t expect one of them to log them out.',
      },
    },
  ],
  anatomy: [
    { part: 'The navigation', selector: 'nav' },
    { part: 'The current section', selector: 'a[aria-current]' },
    { part: 'The icon', selector: 'a[aria-current] > svg' },
    { part: 'The label', selector: 'a[aria-current] > span' },
  ],
  keyboard: { Tab: 'Moves to the next link.', Enter: 'Opens the section.' },
  related: ['Tabs', 'Menu', 'SettingsLayout', 'Header', 'Breadcrumbs', 'Badge'],
  terms: {
    en: ['sidebar', 'vertical navigation', 'secondary navigation', 'local navigation', 'rail'],
    ar: ['شريط جانبي', 'تنقل جانبي', 'قائمة الأقسام', 'تنقل عمودي', 'أقسام الإعدادات'],
    fr: ['barre latérale', 'navigation latérale', 'navigation secondaire', 'menu vertical', 'rubriques'],
  },
});
