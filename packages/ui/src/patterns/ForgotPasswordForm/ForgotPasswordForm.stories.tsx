import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { amalsEmail, describeProblem, serverErrors } from '../forms/forms.fixtures.ts';
import { forgotPasswordTexts } from './ForgotPasswordForm.fixtures.ts';
import { forgotPasswordFormGuide } from './ForgotPasswordForm.guide.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const email = t('auth:fields.email');

const meta = {
  component: ForgotPasswordForm,
  args: {
    onSubmit: fn(),
    texts: forgotPasswordTexts,
    describeProblem,
  },
  decorators: [within(392)],
  parameters: forgotPasswordFormGuide,
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(email), `${amalsEmail}{Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: amalsEmail }));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.submit }));
    await expect(await canvas.findByText(describeProblem('emailRequired'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(email)).toHaveFocus());
  },
};

export const Busy: Story = { tags: ['same-look'], args: { busy: true } };

export const ServerError: Story = { args: { error: serverErrors.network } };

/** The message replaces the form and takes over the focus. */
export const Sent: Story = {
  args: { success: t('auth:forgot.success') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
