import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inLanguage, t } from '../../stories/index.ts';
import { dashboard, layla, logout as logoutEntry, profile } from './UserMenu.fixtures.ts';
import { userMenuGuide } from './UserMenu.guide.tsx';
import { UserMenu } from './UserMenu.tsx';

const open: NonNullable<StoryObj<typeof UserMenu>['play']> = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
};

const { name } = layla;
const logout = { ...logoutEntry, onSelect: fn() };

const meta = {
  component: UserMenu,
  args: {
    user: layla,
    badge: { label: t('common:roles.learner') },
    entries: [dashboard, profile, 'separator', logout],
  },
  parameters: {
    ...userMenuGuide,
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

/** A name in another script is aligned with the other lines. */
export const OtherScript: Story = {
  args: {
    user: { ...layla, name: inLanguage({ en: 'ليلى حداد', ar: 'Layla Haddad', fr: 'ليلى حداد' }) },
  },
  play: async (context) => {
    await open(context);
    const side = inLanguage<'left' | 'right'>({ en: 'left', ar: 'right', fr: 'left' });
    const edgeOf = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect()[side]);
    };
    const email = screen.getByText(layla.email);
    await expect(edgeOf(screen.getByText(context.args.user.name))).toBe(edgeOf(email));
  },
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
