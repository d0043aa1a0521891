import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inLanguage, t } from '../../stories/index.ts';
import { dashboard, layla, logout as logoutEntry, profile } from './UserMenu.fixtures.ts';
import { userMenuGuide } from './UserMenu.guide.tsx';
import { UserMenu } from './UserMenu.tsx';

const open = async () => {
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
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const Learner: Story = { tags: ['same-look'], play: open };

/** The badge shows the status of the application. */
export const PendingInstructor: Story = {
  tags: ['same-look'],
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

const longArabicName = 'عبد الرحمن بن محمد بن عبد العزيز آل عبد اللطيف القيرواني';

/** The lines of a name in another script are aligned with the other lines. */
export const OtherScript: Story = {
  args: {
    user: {
      ...layla,
      name: inLanguage({
        en: longArabicName,
        ar: 'Bartholomew Featherstonehaugh-Wolfeschlegelsteinhausen',
        fr: longArabicName,
      }),
    },
  },
  play: async ({ args }) => {
    await open();
    const start = inLanguage<'left' | 'right'>({ en: 'left', ar: 'right', fr: 'left' });
    const edgesOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(text));
      return [...range.getClientRects()].map((line) => Math.round(line[start]));
    };
    const [edge] = edgesOf(args.user.email);
    const lines = edgesOf(args.user.name);
    await expect(lines.length).toBeGreaterThan(1);
    await expect(new Set(lines)).toEqual(new Set([edge]));
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
