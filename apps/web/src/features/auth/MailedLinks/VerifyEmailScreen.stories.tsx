import { resendMachine, verificationMachine } from '@lyceum/flows/email-verification';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { learner } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const verification = (value: StateValueFrom<typeof verificationMachine>, message: string | null = null) =>
  at(verificationMachine, value, {
    token: value === 'tokenMissing' ? '' : 'mailed',
    message,
    isVerified: false,
  });
const refusal = verification('refused', t('errors:operations.verifyEmail'));

const resend = (value: StateValueFrom<typeof resendMachine>, message: string | null = null) =>
  at(resendMachine, value, { message });

const meta = {
  title: 'Verify email',
  component: VerifyEmailScreen,
  decorators: [inApp({ path: '/verify-email', user: { ...learner, isEmailVerified: false } })],
  parameters: { layout: 'fullscreen' },
  args: {
    verification: verification('verifying'),
    send: fn(),
    resend: resend('offered'),
    onResend: fn(),
  },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = { tags: ['2.71', 'en-light-1280'] };

/** Shown for three seconds before the dashboard opens; the link opens it immediately. */
export const Verified: Story = {
  tags: ['2.150'],
  args: { verification: verification('verified') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth:verify.success'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('auth:verify.dashboard') })).toBeVisible();
  },
};

/** The page does not change until the dashboard is loaded. */
export const OnTheWayToDashboard: Story = { args: { verification: verification('onTheWayToDashboard') } };

/** The link was used before, or the address of the signed-in user is verified. */
export const AlreadyVerified: Story = {
  tags: ['2.500'],
  args: { verification: verification('alreadyVerified') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth:verify.already'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('auth:verify.dashboard') })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The link is incomplete. */
export const TokenMissing: Story = {
  tags: ['2.76', '5.6'],
  args: { verification: verification('tokenMissing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('errors:validation.verificationTokenMissing'))).toBeVisible();
  },
};

/** The link is too old, or the server could not be reached. */
export const Refused: Story = {
  tags: ['2.76'],
  args: { verification: refusal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:verify.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const ResendSending: Story = {
  args: { verification: refusal, resend: resend('sending') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:verify.sending') }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** For five seconds. */
export const ResendSent: Story = {
  tags: ['2.76', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { verification: refusal, resend: resend('sent') },
};

export const ResendFailed: Story = { args: { verification: refusal, resend: resend('failed') } };

/** Only signed-in users can request another mail. */
export const ResendWithoutSession: Story = {
  args: { verification: verification('tokenMissing'), resend: resend('signInNeeded') },
};
