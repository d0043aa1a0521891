import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { within } from '../../stories/index.ts';
import {
  accountTexts,
  amal,
  amalsEmail,
  amalsPassword,
  describeProblem,
  serverErrors,
} from '../forms/forms.fixtures.ts';
import { authTexts } from './AuthForm.fixtures.ts';
import { authFormGuide } from './AuthForm.guide.tsx';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';

function Switching({ mode: atFirst, onModeChange, ...rest }: AuthFormProps) {
  const [mode, setMode] = useState(atFirst);
  return (
    <AuthForm
      {...rest}
      mode={mode}
      onModeChange={(next) => {
        onModeChange(next);
        setMode(next);
      }}
    />
  );
}

const meta = {
  component: AuthForm,
  args: {
    mode: 'login',
    onModeChange: fn(),
    onLogin: fn(),
    onRegister: fn(),
    onGoogle: fn(),
    texts: authTexts,
    describeProblem,
  },
  decorators: [within(392)],
  render: (args) => <Switching {...args} />,
  parameters: authFormGuide,
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  tags: ['2.67', 'ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(accountTexts.email), amalsEmail);
    await userEvent.type(canvas.getByLabelText(accountTexts.password), `${amalsPassword}{Enter}`);
    await expect(args.onLogin).toHaveBeenCalledWith({ email: amalsEmail, password: amalsPassword });
  },
};

/** The input survives the change of mode. */
export const Register: Story = {
  tags: ['en-light-375', '2.67'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(accountTexts.email), amalsEmail);
    await userEvent.click(canvas.getByRole('button', { name: args.texts.login.switch }));
    await expect(args.onModeChange).toHaveBeenCalledWith('register');
    await expect(canvas.getByLabelText(accountTexts.email)).toHaveValue(amalsEmail);
    await userEvent.type(canvas.getByLabelText(accountTexts.name), amal);
    await userEvent.type(canvas.getByLabelText(accountTexts.password), amalsPassword);
    await userEvent.click(canvas.getByRole('radio', { name: accountTexts.instructor }));
    await userEvent.click(canvas.getByRole('button', { name: args.texts.register.google }));
    await expect(args.onGoogle).toHaveBeenCalledWith('instructor');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.register.submit }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: amal,
      email: amalsEmail,
      password: amalsPassword,
      role: 'instructor',
    });
  },
};

/** The first invalid field gets the focus. */
export const Invalid: Story = {
  tags: ['2.149', '5.1'],
  args: { mode: 'register' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(accountTexts.name), amal);
    await userEvent.type(canvas.getByLabelText(accountTexts.email), 'amal@');
    await userEvent.type(canvas.getByLabelText(accountTexts.password), 'short');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.register.submit }));
    const email = canvas.getByLabelText(accountTexts.email);
    await expect(await canvas.findByText(describeProblem('emailInvalid'))).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** The button keeps the focus and does not submit twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(accountTexts.email), amalsEmail);
    await userEvent.type(canvas.getByLabelText(accountTexts.password), `${amalsPassword}{Enter}`);
    await userEvent.click(canvas.getByRole('button', { name: args.texts.login.busy }));
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: args.texts.login.google })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: args.texts.login.switch })).toBeDisabled();
  },
};

/** The message of the server in a critical notice. The input stays. */
export const ServerError: Story = {
  args: { mode: 'register', error: serverErrors.taken },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(serverErrors.taken);
  },
};

export const WithoutThirdParty: Story = {
  tags: ['same-look'],
  args: { error: serverErrors.login },
  render: ({ onGoogle: _, ...args }) => <Switching {...args} />,
};
