import { endonyms, languages } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, KeyRound, LayoutDashboard, LogOut, Trash2, User, Wallet } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UiProvider } from '../../provider/index.ts';
import { inLanguage, language, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { menuGuide } from './Menu.guide.tsx';
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
    ...menuGuide,
    docs: { story: { inline: false, height: '340px' } },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['ar-dark-1280'],
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button>{t('common:actions.goHome')}</Button>
    </Inline>
  ),
};

/** The focused entry has a ring. */
export const Open: Story = {
  tags: ['en-forced-1280'],
  parameters: { hovered: '[role=menuitem]' },
  play: open,
};

/** An action that can't be undone is separated by a line and has its own color. */
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

const onDelete = fn();
const onChoose = fn();

/** A disabled entry is focusable and announced as disabled. */
export const Disabled: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      { label: t('dashboard:instructor.delete'), icon: Trash2, onSelect: onDelete, disabled: true },
    ],
  },
  play: async () => {
    onDelete.mockClear();
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const entry = screen.getByRole('menuitem', { name: t('dashboard:instructor.delete') });
    await waitFor(() => expect(entry).toHaveFocus());
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

/** A setting among the entries: the selected value has a check mark, and arrow keys include all values. */
export const WithRadioGroup: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      'separator',
      {
        label: t('common:footer.language'),
        choices: languages.map((value) => ({ value, label: endonyms[value], language: value })),
        value: language,
        onChoose,
      },
    ],
  },
  play: async () => {
    onChoose.mockClear();
    await open();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitemradio', { name: endonyms.fr });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(screen.getByRole('group', { name: t('common:footer.language') })).toContainElement(last);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(endonyms[language]);
    await expect(onChoose).not.toHaveBeenCalled();
  },
};

const navigate = fn();

/** Entries lead inside the app, where the router follows them, and to other sites. An executable address is disabled. */
export const Links: Story = {
  args: {
    entries: [
      { label: t('common:userMenu.profile'), icon: User, href: '/profile' },
      { label: 'WCAG 2.2', href: 'https://www.w3.org/TR/WCAG22/', externalIcon: true },
      { label: t('common:userMenu.payments'), href: 'javascript:alert(1)' },
    ],
  },
  render: (args) => (
    <UiProvider language={language} navigate={navigate}>
      <Menu {...args} />
    </UiProvider>
  ),
  play: async () => {
    navigate.mockClear();
    await open();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['/profile', { state: undefined }]]);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    const [, site, refused] = screen.getAllByRole('menuitem');
    await expect(site).toHaveAccessibleName(/^WCAG 2\.2 \(.+\)$/);
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(refused).not.toHaveAttribute('href');
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(site).toHaveFocus());
  },
};

/** A text above the entries. */
export const WithHeader: Story = {
  args: { header: <Text size="small">{t('common:tagline')}</Text> },
  play: async () => {
    await open();
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription(t('common:tagline'));
  },
};

/** Long words break, and the menu scrolls if it is higher than the window. */
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
