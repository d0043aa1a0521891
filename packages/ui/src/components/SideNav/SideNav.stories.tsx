import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, GraduationCap, KeyRound, User, Wallet } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Badge } from '../Badge/index.ts';
import { sideNavGuide } from './SideNav.guide.tsx';
import { SideNav } from './SideNav.tsx';

const profile = { href: '/profile?section=profile', label: t('common:userMenu.profile'), icon: User };
const password = { href: '/profile?section=password', label: t('common:userMenu.password'), icon: KeyRound };
const instructor = {
  href: '/profile?section=instructor',
  label: t('common:userMenu.instructor'),
  icon: GraduationCap,
};
const notifications = {
  href: '/profile?section=notifications',
  label: t('common:userMenu.notifications'),
  icon: Bell,
};
const payments = { href: '/profile?section=payments', label: t('common:userMenu.payments'), icon: Wallet };

const meta = {
  component: SideNav,
  args: {
    label: t('common:settings.title'),
    links: [profile, { ...password, current: true }, instructor, notifications, payments],
  },
  decorators: [within(240)],
  parameters: sideNavGuide,
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  tags: ['ar-dark-1280', 'en-forced-1280', 'hovered'],
  parameters: { hovered: 'li:nth-child(3) a' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: t('common:settings.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(password.label);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: profile.label })).toHaveFocus();
  },
};

/** The state of a section, at the end of its line. */
export const WithBadge: Story = {
  args: {
    links: [
      profile,
      password,
      { ...instructor, current: true, aside: <Badge tone="caution">{t('common:status.pending')}</Badge> },
    ],
  },
};

export const WithoutIcons: Story = {
  args: { links: [profile, password, instructor].map(({ href, label }) => ({ href, label })) },
};

export const LongNames: Story = {
  args: {
    links: [
      { ...profile, label: t('common:profileBanner.text'), current: true },
      { ...password, label: t('catalog:domain.notFoundText') },
    ],
  },
  decorators: [within(180)],
};
