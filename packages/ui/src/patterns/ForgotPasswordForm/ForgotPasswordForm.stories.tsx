import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { amalsEmail, describeProblem, serverErrors } from '../forms/forms.fixtures.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const email = t('auth:fields.email');

const meta = {
  component: ForgotPasswordForm,
  args: {
    onSubmit: fn(),
    texts: {
      email,
      submit: t('auth:forgot.submit'),
      busy: t('auth:forgot.submitting'),
      back: t('auth:forgot.backToLogin'),
    },
    describeProblem,
  },
  decorators: [within(392)],
  parameters: guide({
    use: ['On /forgot-password. The response is the same whether the account exists or not.'],
    instead: [{ when: 'The user followed the mailed link', use: 'ResetPasswordForm' }],
    keyboard: { Enter: 'Submits the form. If the address is invalid, it gets the focus.' },
  }),
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(email), `${amalsEmail}{Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: amalsEmail }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.submit }));
    await expect(await canvas.findByText(describeProblem('emailRequired'))).toBeVisible();
    await expect(canvas.getByLabelText(email)).toHaveFocus();
  },
};

export const Busy: Story = { args: { busy: true } };

export const ServerError: Story = { args: { error: serverErrors.network } };

/** The message replaces the form and takes over the focus. */
export const Sent: Story = {
  args: { success: t('auth:forgot.success') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
