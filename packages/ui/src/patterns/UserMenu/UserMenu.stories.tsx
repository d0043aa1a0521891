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
      use: ['In the header, for who is signed in: the person’s own pages, and the way out.'],
      instead: [
        { when: 'Nobody is signed in', use: 'Button that opens the login' },
        { when: 'The actions belong to something else', use: 'Menu' },
      ],
      keyboard: {
        'Enter, Space, ArrowDown': 'On the avatar: open it, with focus on the first entry.',
        'ArrowDown, ArrowUp': 'Go to the next entry or the one before, and around the ends.',
        'Home, End': 'Go to the first or the last entry.',
        'A letter': 'Goes to the next entry that begins so.',
        Escape: 'Closes it; focus goes back to the avatar.',
      },
    }),
    docs: { story: { inline: false, height: '380px' } },
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button bears the person’s name. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const Learner: Story = { play: open };

/** The badge tells how far the application is. */
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

/** Names and addresses break; each is written in its own direction. */
export const LongName: Story = {
  args: {
    user: {
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Third of Philadelphia',
      email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@department.university.example.org',
    },
    badge: { label: t('common:status.approved'), tone: 'positive' },
  },
  play: open,
};
