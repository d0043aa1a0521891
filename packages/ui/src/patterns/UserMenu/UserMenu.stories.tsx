import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, LayoutDashboard, LogOut, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { UserMenu } from './UserMenu.tsx';

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
};

const name = inLanguage({ en: 'Layla Haddad', ar: 'ليلى حداد', fr: 'Léa Fournier' });
const dashboard = { label: t('common:userMenu.dashboard'), icon: LayoutDashboard, href: '/dashboard' };
const profile = { label: t('common:userMenu.profile'), icon: User, href: '/profile' };
const logout = { label: t('common:userMenu.logout'), icon: LogOut, mirrors: true, onSelect: fn() };

const meta = {
  component: UserMenu,
  args: {
    user: { name, email: 'learner@lyceum.test' },
    badge: { label: t('common:roles.learner') },
    entries: [dashboard, profile, 'separator', logout],
  },
  parameters: {
    ...guide({
      use: ['In the header of a signed-in user: links to their pages, and sign-out.'],
      instead: [
        { when: 'Nobody is signed in', use: 'Button that opens the login' },
        { when: 'The actions belong to something else', use: 'Menu' },
      ],
      keyboard: {
        'Enter, Space, ArrowDown': 'On the avatar: opens the menu and focuses the first entry.',
        'ArrowDown, ArrowUp': 'Move to the next or previous entry and wrap.',
        'Home, End': 'Move to the first or last entry.',
        'A letter': 'Moves to the next entry that starts with it.',
        Escape: 'Closes the menu and restores the focus.',
      },
    }),
    docs: { story: { inline: false, height: '380px' } },
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is named after the user. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const Learner: Story = { play: open };

/** The badge shows the status of the application. */
export const PendingInstructor: Story = {
  args: { badge: { label: t('common:status.pending'), tone: 'caution' } },
  play: open,
};

export const Admin: Story = {
  args: {
    badge: { label: t('common:roles.admin') },
    entries: [
      dashboard,
      profile,
      { label: t('common:userMenu.instructorRequests'), icon: ClipboardCheck, href: '/admin/requests' },
      'separator',
      logout,
    ],
  },
  play: open,
};

/** Names and addresses break, each in its own direction. */
export const LongName: Story = {
  tags: ['en-light-375'],
  args: {
    user: {
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Third of Philadelphia',
      email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@department.university.example.org',
    },
    badge: { label: t('common:status.approved'), tone: 'positive' },
  },
  play: open,
};
