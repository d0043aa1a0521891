import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  askingThirdParty,
  authAt,
  email,
  emailTaken,
  fullName,
  password,
  typing,
} from '../../fixtures/auth.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const mode = 'register';

const meta = {
  title: 'Register',
  component: RegisterScreen,
  decorators: [inApp({ path: '/register' })],
  parameters: { layout: 'fullscreen' },
  args: { auth: authAt(typing, { mode }), send: fn(), hasThirdParty: true },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  tags: ['2.65', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('auth:fields.instructor') }));
    await userEvent.type(canvas.getByLabelText(t('auth:fields.name')), fullName);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.email')), email);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.password')), password);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.confirmPassword')), `${password}{Enter}`);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'registration.submitted',
        registration: { name: fullName, email, password, role: 'instructor' },
      }),
    );
  },
};

/** Passwords that differ disable the button, without an error message [2.137]. */
export const PasswordsDiffer: Story = {
  tags: ['2.137'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:fields.name')), fullName);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.email')), email);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.password')), password);
    const confirmation = canvas.getByLabelText(t('auth:fields.confirmPassword'));
    await userEvent.type(confirmation, 'something else{Enter}');
    await waitFor(() => expect(confirmation).toBeInvalid());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Registering: Story = {
  args: { auth: authAt('registering', { mode }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('auth:register.submitting') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The selected role is sent to the third party. */
export const AskingThirdParty: Story = {
  args: { auth: authAt(askingThirdParty, { mode }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('auth:fields.instructor') }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth:google.signUp') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thirdParty.requested', role: 'instructor' });
  },
};

export const RegisteringByThirdParty: Story = { args: { auth: authAt('signingInByThirdParty', { mode }) } };

/** The fields keep their values. */
export const Refused: Story = {
  args: { auth: authAt(typing, { mode, message: emailTaken }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(emailTaken);
  },
};

/** Before the navigation to the next page, which shows the notice about the mail. */
export const Registered: Story = { args: { auth: authAt('signedIn', { mode }) } };
