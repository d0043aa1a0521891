import { endonyms, languages } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, KeyRound, LayoutDashboard, LogOut, Trash2, User, Wallet } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide, inLanguage, language, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Menu } from './Menu.tsx';

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
};

const meta = {
  component: Menu,
  args: {
    trigger: <Button>{t('common:header.menu')}</Button>,
    align: 'start',
    entries: [
      { label: t('common:userMenu.dashboard'), icon: LayoutDashboard, href: '/dashboard' },
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      { label: t('common:userMenu.payments'), icon: Wallet, href: '/profile?section=payments' },
      'separator',
      { label: t('common:userMenu.logout'), icon: LogOut, mirrors: true, onSelect: fn() },
    ],
  },
  parameters: {
    ...guide({
      use: ['For further actions and ways on of one thing, behind a button that says what thing.'],
      instead: [
        {
          when: 'One value is chosen from several, and nothing else',
          use: 'Select, RadioGroup or ThemeMenu',
        },
        { when: 'There are one or two actions', use: 'Button' },
        { when: 'They lead through the whole product', use: 'Header, HeaderDrawer or SideNav' },
      ],
      keyboard: {
        'Enter, Space, ArrowDown': 'On the button: open it, with focus on the first entry.',
        ArrowUp: 'On the button: opens it, with focus on the last entry.',
        'ArrowDown, ArrowUp': 'Go to the next entry or the one before, and around the ends.',
        'Home, End': 'Go to the first or the last entry.',
        'A letter': 'Goes to the next entry that begins so.',
        'Enter, Space': 'Choose the entry.',
        Escape: 'Closes it; focus goes back to the button.',
        Tab: 'Closes it and goes on from the button.',
      },
    }),
    docs: { story: { inline: false, height: '340px' } },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button>{t('common:actions.goHome')}</Button>
    </Inline>
  ),
};

/** The entry that the arrows are on has a ring. */
export const Open: Story = { play: open };

/** What can't be undone is set apart, by a line and by its color. */
export const Critical: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.notifications'), icon: Bell, href: '/profile?section=notifications' },
      'separator',
      { label: t('dashboard:instructor.delete'), icon: Trash2, tone: 'critical', onSelect: fn() },
    ],
  },
  play: async (context) => {
    await open();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: t('dashboard:instructor.delete') })).toHaveFocus(),
    );
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

const refused = fn();
const chose = fn();

/** An entry that can't be chosen now is read out all the same, and says that it can't. */
export const Disabled: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      { label: t('dashboard:instructor.delete'), icon: Trash2, onSelect: refused, disabled: true },
    ],
  },
  play: async () => {
    refused.mockClear();
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const entry = screen.getByRole('menuitem', { name: t('dashboard:instructor.delete') });
    await waitFor(() => expect(entry).toHaveFocus());
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).not.toHaveBeenCalled();
  },
};

/** A setting among the entries: the value that holds has a tick, and the arrows go through all. */
export const WithRadioGroup: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      'separator',
      {
        label: t('common:footer.language'),
        choices: languages.map((value) => ({ value, label: endonyms[value], language: value })),
        value: language,
        onChoose: chose,
      },
    ],
  },
  play: async () => {
    chose.mockClear();
    await open();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitemradio', { name: endonyms.fr });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(screen.getByRole('group', { name: t('common:footer.language') })).toContainElement(last);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(endonyms[language]);
    await expect(chose).not.toHaveBeenCalled();
  },
};

/** Some words on what the entries belong to. */
export const WithHeader: Story = {
  args: { header: <Text size="small">{t('common:tagline')}</Text> },
  play: async () => {
    await open();
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription(t('common:tagline'));
  },
};

/** Words that are too long break, and what does not fit the window scrolls. */
export const Long: Story = {
  args: {
    entries: [
      { label: t('common:profileBanner.text'), icon: User, href: '/profile' },
      {
        label: inLanguage({
          en: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          ar: 'أفاستسقيناكموهاوفسيكفيكهموأنلزمكموهاومستشفياتهمالمتخصصة',
          fr: 'Anticonstitutionnellement-intergouvernementalisations',
        }),
        icon: KeyRound,
        href: '/profile?section=password',
      },
      ...Array.from({ length: 18 }, (_, index) => ({
        label: t('common:pagination.page', { page: index + 1, pages: 18 }),
        href: `/sessions?page=${index + 1}`,
      })),
    ],
  },
  play: open,
};
