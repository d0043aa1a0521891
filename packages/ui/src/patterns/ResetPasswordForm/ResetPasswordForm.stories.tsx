import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { accountTexts, amalsPassword, describeProblem } from '../forms/forms.fixtures.ts';
import { resetPasswordTexts } from './ResetPasswordForm.fixtures.ts';
import { resetPasswordFormGuide } from './ResetPasswordForm.guide.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const password = t('auth:fields.newPassword');
const { confirmPassword } = accountTexts;

const meta = {
  component: ResetPasswordForm,
  args: {
    token: 'from-the-mail',
    onSubmit: fn(),
    texts: resetPasswordTexts,
    describeProblem,
  },
  decorators: [within(392)],
  parameters: resetPasswordFormGuide,
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(password), amalsPassword);
    await userEvent.type(canvas.getByLabelText(confirmPassword), `${amalsPassword}{Enter}`);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        token: 'from-the-mail',
        password: amalsPassword,
        confirmPassword: amalsPassword,
      }),
    );
  },
};

export const Invalid: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(password), amalsPassword);
    await userEvent.type(canvas.getByLabelText(confirmPassword), 'another one');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.submit }));
    await expect(await canvas.findByText(describeProblem('passwordsDoNotMatch'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(confirmPassword)).toHaveFocus());
  },
};

/** The address has no token. The form shows the error at once. */
export const WithoutToken: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(describeProblem('resetTokenMissing'));
  },
};

export const Busy: Story = { tags: ['same-look'], args: { busy: true } };

/** The message replaces the form and takes over the focus. */
export const Done: Story = {
  args: { success: t('auth:reset.success') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
