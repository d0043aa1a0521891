import { guide, t } from '../../stories/index.ts';
import { SideNav } from './SideNav.tsx';

const label = t('common:settings.title');
const section = (value: 'profile' | 'password' | 'notifications') => ({
  href: `/profile?section=${value}`,
  label: t(`common:userMenu.${value}`),
});
const sections = [section('profile'), section('password'), section('notifications')];

export const sideNavGuide = guide({
  use: [
    'For the sections of one area, such as the settings, each with its own address.',
    'Set `current` for the open section.',
    'Set `hiddenOnMobile` if another control offers the sections there, as in `SettingsLayout`.',
  ],
  instead: [
    { when: 'It triggers an action', use: 'Menu' },
    { when: 'The views share one address', use: 'Tabs' },
  ],
  do: <SideNav label={label} links={sections.map((link, index) => ({ ...link, current: index === 1 }))} />,
  why: 'The current section is marked, so users see where they are.',
  dont: <SideNav label={label} links={sections} />,
  whyNot:
    'Without a mark, all sections look alike, and users have to read the page to find out where they are.',
  keyboard: { Tab: 'Moves to the next link.', Enter: 'Opens the section.' },
});
