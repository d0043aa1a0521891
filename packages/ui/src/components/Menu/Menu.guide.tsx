import { LayoutDashboard, LogOut, Trash2, User } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

const nothing = () => undefined;

export const menuGuide = guide({
  use: [
    'For more actions and links, behind a button that names what they belong to.',
    'An entry with an address that may not become a link is disabled.',
  ],
  instead: [
    { when: 'It selects one of several values', use: 'Select, RadioGroup or ThemeMenu' },
    { when: 'There are one or two actions', use: 'Button' },
    { when: 'It is the main navigation', use: 'Header, HeaderDrawer or SideNav' },
  ],
  do: (
    <Menu
      align="start"
      trigger={<Button>{t('common:header.menu')}</Button>}
      entries={[
        { label: t('common:userMenu.dashboard'), icon: LayoutDashboard, href: '/dashboard' },
        { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
        'separator',
        { label: t('common:userMenu.logout'), icon: LogOut, mirrors: true, onSelect: nothing },
      ]}
    />
  ),
  why: 'Open it: related links and actions form a group, and the button names them all.',
  dont: (
    <Menu
      align="start"
      trigger={<Button>{t('common:header.menu')}</Button>}
      entries={[
        {
          label: t('dashboard:instructor.delete'),
          icon: Trash2,
          tone: 'critical',
          onSelect: nothing,
        },
      ]}
    />
  ),
  whyNot: 'Open it: a menu with a single entry only adds a press.',
  keyboard: {
    'Enter, Space, ↓': 'On the button: opens the menu and focuses the first entry.',
    '↑': 'On the button: opens the menu and focuses the last entry.',
    '↓, ↑': 'In the menu: move to the next or previous entry and wrap.',
    'Home, End': 'Move to the first or last entry.',
    'A letter': 'Moves to the next entry that starts with it.',
    'Enter, Space': 'In the menu: activate the entry.',
    Escape: 'Closes the menu and restores the focus.',
    Tab: 'Closes the menu and moves on from the button.',
  },
});
