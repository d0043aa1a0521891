import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionEnded } from '../../../app/access/SessionEnded.tsx';
import { instructor, learner } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Settings',
  component: ProfileScreen,
  decorators: [inApp({ path: '/profile', user: learner })],
  parameters: { layout: 'fullscreen' },
  args: { user: learner, section: 'profile', onSelect: fn(), children: null },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const payments = t('common:userMenu.payments');

/** Payments are not for learners. */
export const OfLearner: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(payments)).toBeNull();
  },
};

/** On mobile, the sections are chosen in a field. */
export const OfInstructor: Story = {
  args: { user: instructor, section: 'payments' },
  play: async ({ canvas, args }) => {
    const choice = canvas.queryByRole('combobox', { name: t('common:settings.section') });
    if (choice === null) {
      await expect(canvas.getByRole('link', { name: payments })).toHaveAttribute('aria-current', 'page');
      return;
    }
    await userEvent.selectOptions(choice, t('common:userMenu.password'));
    await expect(args.onSelect).toHaveBeenCalledWith('/profile?section=password');
  },
};

/** The session ended on this page. */
export const SignedOut: Story = {
  tags: ['2.52', 'en-light-1280'],
  render: () => <SessionEnded title={t('profile:signedOut')} />,
};
