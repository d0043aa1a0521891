import { forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { learner } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const forgot = (value: StateValueFrom<typeof forgotPasswordMachine>, message: string | null = null) =>
  at(forgotPasswordMachine, value, { message });

const meta = {
  title: 'Forgot password',
  component: ForgotPasswordScreen,
  decorators: [inApp({ path: '/forgot-password' })],
  parameters: { layout: 'fullscreen' },
  args: { forgot: forgot('filling'), send: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: t('auth:forgot.submit') };

export const Filling: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth:fields.email') }), learner.email);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.requested', email: learner.email });
  },
};

/** From the settings: the address is filled in, and the link leads back. */
export const SignedIn: Story = {
  tags: ['2.252'],
  args: { email: learner.email },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth:fields.email') })).toHaveValue(learner.email);
    await expect(canvas.getByRole('link', { name: t('auth:forgot.backToSettings') })).toHaveAttribute(
      'href',
      '/profile?section=password',
    );
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.requested', email: learner.email });
  },
};

/** The empty field has an error and the focus. */
export const Invalid: Story = {
  tags: ['5.6'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    const field = canvas.getByRole('textbox', { name: t('auth:fields.email') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(t('errors:validation.emailRequired'));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The button cannot be pressed twice. */
export const Sending: Story = {
  args: { forgot: forgot('sending') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:forgot.submitting') }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { forgot: forgot('refused', t('errors:operations.forgotPassword')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.forgotPassword'));
  },
};

export const Sent: Story = {
  args: { forgot: forgot('sent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth:forgot.success'))).toBeVisible();
  },
};
