import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { askingThirdParty, authAt, email, password, typing, wrongCredentials } from '../../fixtures/auth.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Login',
  component: LoginScreen,
  decorators: [inApp({ path: '/login' })],
  parameters: { layout: 'fullscreen' },
  args: { auth: authAt(typing), send: fn(), hasThirdParty: true },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:fields.email')), email);
    await userEvent.type(canvas.getByLabelText(t('auth:fields.password')), `${password}{Enter}`);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ type: 'login.submitted', credentials: { email, password } }),
    );
    const signUp = canvas.getByRole('link', { name: t('auth:login.signUp') });
    await expect(signUp).toHaveAttribute('href', '/register');
  },
};

/** After a redirect from a protected page, which opens after the sign-in. */
export const LedHere: Story = { args: { auth: authAt(typing, { remembered: '/profile?section=password' }) } };

/** An incomplete form is not sent; its first invalid field gets the focus. */
export const Invalid: Story = {
  tags: ['5.1'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:login.submit') }));
    await expect(await canvas.findByText(t('errors:validation.emailRequired'))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(t('auth:fields.email'))).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  args: { auth: authAt('signingIn') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('auth:login.submitting') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The window of the third party is open. Users can still type the password instead. */
export const AskingThirdParty: Story = {
  args: { auth: authAt(askingThirdParty) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:google.continue') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thirdParty.requested', role: 'learner' });
  },
};

export const SigningInByThirdParty: Story = { args: { auth: authAt('signingInByThirdParty') } };

/** The error message is the server’s. */
export const Refused: Story = {
  args: { auth: authAt(typing, { message: wrongCredentials }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrongCredentials);
  },
};

/** The next page is loading, and the form cannot be submitted again. */
export const SignedIn: Story = { args: { auth: authAt('signedIn') } };

export const WithoutThirdParty: Story = {
  args: { hasThirdParty: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('auth:google.continue') })).toBeNull();
  },
};
