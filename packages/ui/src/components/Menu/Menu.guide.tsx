import { LayoutDashboard, LogOut, Trash2, User } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { Menu } from './Menu.tsx';

const sorts = (['name', 'rating', 'popularity', 'price'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));
const nothing = () => undefined;

export const menuGuide = guide({
  status: 'stable',
  use: ['For further actions and links of an element, behind a button that names it.'],
  instead: [
    { when: 'It only selects one of several values', use: 'Select, RadioGroup or ThemeMenu' },
    { when: 'There are one or two actions', use: 'Button' },
    { when: 'It is the main navigation', use: 'Header, HeaderDrawer or SideNav' },
  ],
  examples: [
    {
      do: {
        show: () => (
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
        why: 'Open it: links and actions of one kind share a group, and the button names them all.',
      },
      dont: {
        show: () => (
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
        why: 'Open it: a menu with a single entry hides the action behind a second press.',
      },
    },
    {
      do: {
        show: () => <Select shape="pill" label={t('catalog:sort.label')} labelBeside options={sorts} />,
        why: 'A select shows the selected value even when it is closed.',
      },
      dont: {
        show: () => (
          <Menu
            align="start"
            trigger={<Button>{t('catalog:sort.label')}</Button>}
            entries={sorts.map(({ label }) => ({ label, onSelect: nothing }))}
          />
        ),
        why: 'Open it: a menu of actions has no selected value, so users can’t see how the list is sorted.',
      },
    },
  ],
  anatomy: [
    { part: 'The button that opens the menu and names it', selector: 'button[aria-haspopup="menu"]' },
  ],
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
  related: ['Button', 'Select', 'UserMenu', 'ThemeMenu', 'LanguageMenu', 'HeaderDrawer', 'SideNav'],
  terms: {
    en: ['dropdown', 'context menu', 'overflow menu', 'kebab menu', 'more actions'],
    ar: ['قائمة', 'قائمة منسدلة', 'قائمة الإجراءات', 'المزيد', 'خيارات'],
    fr: ['menu déroulant', 'menu contextuel', 'menu d’actions', 'plus d’options', 'liste d’actions'],
  },
});
