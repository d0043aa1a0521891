import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { accountTexts, amalsPassword, describeProblem } from '../forms/forms.fixtures.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const password = t('auth:fields.newPassword');
const { confirmPassword } = accountTexts;

const meta = {
  component: ResetPasswordForm,
  args: {
    token: 'from-the-mail',
    onSubmit: fn(),
    texts: {
      ...accountTexts,
      password,
      submit: t('auth:reset.submit'),
      busy: t('auth:reset.submitting'),
      newLink: t('auth:reset.newLink'),
      login: t('auth:reset.login'),
    },
    describeProblem,
  },
  decorators: [within(392)],
  parameters: guide({
    use: ['On /reset-password, the target of the mailed link.'],
    instead: [{ when: 'The user has no link yet', use: 'ForgotPasswordForm' }],
    keyboard: { Enter: 'Submits the form. If a password is invalid, it gets the focus.' },
  }),
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
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
    await expect(canvas.getByLabelText(confirmPassword)).toHaveFocus();
  },
};

/** The address has no token. The form shows the error at once. */
export const WithoutToken: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(describeProblem('resetTokenMissing'));
  },
};

export const Busy: Story = { args: { busy: true } };

/** The message replaces the form and takes over the focus. */
export const Done: Story = {
  args: { success: t('auth:reset.success') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
