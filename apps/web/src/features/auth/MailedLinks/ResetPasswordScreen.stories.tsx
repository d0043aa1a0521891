import { passwordResetMachine } from '@lyceum/flows/password-reset';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const reset = (value: StateValueFrom<typeof passwordResetMachine>, message: string | null = null) =>
  at(passwordResetMachine, value, { token: value === 'tokenMissing' ? '' : 'mailed', message });

const meta = {
  title: 'Reset password',
  component: ResetPasswordScreen,
  decorators: [inApp({ path: '/reset-password' })],
  parameters: { layout: 'fullscreen' },
  args: { reset: reset('filling'), send: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:fields.newPassword')), 'new-lyceum');
    await userEvent.type(canvas.getByLabelText(t('auth:fields.confirmPassword')), 'new-lyceum');
    await userEvent.click(canvas.getByRole('button', { name: t('auth:reset.submit') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.submitted', password: 'new-lyceum' });
  },
};

/** If the passwords differ, the second field has an error and the focus. */
export const Invalid: Story = {
  tags: ['5.6'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:fields.newPassword')), 'new-lyceum');
    await userEvent.type(canvas.getByLabelText(t('auth:fields.confirmPassword')), 'old-lyceum');
    await userEvent.click(canvas.getByRole('button', { name: t('auth:reset.submit') }));
    const field = canvas.getByLabelText(t('auth:fields.confirmPassword'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(t('errors:validation.passwordsDoNotMatch'));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The link has no token: a new one can be requested. */
export const TokenMissing: Story = { tags: ['5.6'], args: { reset: reset('tokenMissing') } };

export const Saving: Story = { args: { reset: reset('saving') } };

/** The link is too old, or was used before. */
export const Refused: Story = {
  args: { reset: reset('refused', t('errors:operations.resetPassword')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.resetPassword'));
  },
};

/** Shown for three seconds before the login page opens; the link opens it immediately. */
export const Saved: Story = {
  args: { reset: reset('saved') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth:reset.success'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('auth:reset.login') })).toHaveAttribute('href', '/login');
  },
};

/** The page does not change until the login page is loaded. */
export const OnTheWayToLogin: Story = { args: { reset: reset('onTheWayToLogin') } };
