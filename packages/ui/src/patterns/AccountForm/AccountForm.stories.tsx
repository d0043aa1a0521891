import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import {
  accountTexts,
  amal,
  amalsEmail,
  amalsPassword,
  describeProblem,
  serverErrors,
} from '../forms/forms.fixtures.ts';
import { accountFormGuide } from './AccountForm.guide.tsx';
import { AccountForm } from './AccountForm.tsx';

const meta = {
  component: AccountForm,
  args: {
    onSubmit: fn(),
    onGoogle: fn(),
    texts: {
      ...accountTexts,
      google: t('auth:google.signUp'),
      submit: t('auth:register.submit'),
      busy: t('auth:register.submitting'),
      question: t('auth:register.haveAccount'),
      login: t('auth:register.login'),
    },
    describeProblem,
  },
  decorators: [within(392)],
  parameters: accountFormGuide,
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['ar-dark-1280', 'fr-light-375'] };

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: accountTexts.instructor }));
    await userEvent.type(canvas.getByLabelText(accountTexts.name), amal);
    await userEvent.type(canvas.getByLabelText(accountTexts.email), amalsEmail);
    await userEvent.type(canvas.getByLabelText(accountTexts.password), amalsPassword);
    await userEvent.type(canvas.getByLabelText(accountTexts.confirmPassword), `${amalsPassword}{Enter}`);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: amal,
        email: amalsEmail,
        password: amalsPassword,
        confirmPassword: amalsPassword,
        role: 'instructor',
      }),
    );
  },
};

export const Invalid: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.submit }));
    await expect(await canvas.findByText(describeProblem('nameRequired'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(accountTexts.name)).toHaveFocus());
  },
};

/** Different passwords block the form without a message: the confirmation is marked and focused [2.137]. */
export const PasswordsDiffer: Story = {
  tags: ['2.137', 'same-look'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(accountTexts.name), amal);
    await userEvent.type(canvas.getByLabelText(accountTexts.email), amalsEmail);
    await userEvent.type(canvas.getByLabelText(accountTexts.password), amalsPassword);
    await userEvent.type(canvas.getByLabelText(accountTexts.confirmPassword), 'another one');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.submit }));
    const confirmation = canvas.getByLabelText(accountTexts.confirmPassword);
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toBeInvalid();
    await expect(canvas.queryByText(describeProblem('passwordsDoNotMatch'))).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { busy: true } };

export const ServerError: Story = { args: { error: serverErrors.taken } };
