import { resendMachine } from '@lyceum/flows/email-verification';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { VerifyBannerScreen } from './VerifyBannerScreen.tsx';

const resend = (value: StateValueFrom<typeof resendMachine>, message: string | null = null) =>
  at(resendMachine, value, { message });

const meta = {
  title: 'Frame/Verify banner',
  component: VerifyBannerScreen,
  decorators: [inApp({ user: { ...learner, isEmailVerified: false } })],
  parameters: { layout: 'fullscreen' },
  args: { resend: resend('offered'), send: fn(), registered: null },
} satisfies Meta<typeof VerifyBannerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['2.115', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:verifyBanner.resend') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'resend.requested' });
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.dismiss') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.dismissed' });
  },
};

/** Right after the registration, it mentions the first mail. */
export const Registered: Story = {
  args: { registered: learner.email },
  play: async ({ canvas }) => {
    const [before = '', after = ''] = t('common:verifyBanner.registered', { email: '|' }).split('|');
    await expect(canvas.getByRole('status')).toHaveTextContent(`${before}${learner.email}${after}`);
  },
};

/** The button cannot be pressed twice. */
export const Sending: Story = {
  args: { resend: resend('sending') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:verifyBanner.sending') }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** For five seconds. */
export const Sent: Story = {
  tags: ['2.115'],
  args: { resend: resend('sent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:verifyBanner.sent'))).toBeVisible();
  },
};

export const Failed: Story = { args: { resend: resend('failed') } };

/** The session has ended. */
export const SignInNeeded: Story = { args: { resend: resend('signInNeeded') } };

/** Dismissed until the app is opened again. */
export const Dismissed: Story = {
  tags: ['2.115'],
  args: { resend: resend('dismissed') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
