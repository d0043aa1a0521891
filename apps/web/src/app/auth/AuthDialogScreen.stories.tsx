import { findLocalized } from '@lyceum/i18n';
import { language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  askingThirdParty,
  authAt,
  email,
  emailTaken,
  fullName,
  password,
  typing,
  wrongCredentials,
} from '../../fixtures/auth.ts';
import { course } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { AuthDialogScreen } from './AuthDialogScreen.tsx';

const place = 'dialog';
const mode = 'register';

const meta = {
  title: 'Login dialog',
  component: AuthDialogScreen,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { auth: authAt(typing, { place }), send: fn(), hasThirdParty: true, onCancel: fn() },
} satisfies Meta<typeof AuthDialogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

/** The switch link leads to the other mode. */
export const Login: Story = {
  tags: ['2.67', 'en-light-1280'],
  play: async ({ args }) => {
    const inDialog = await dialog(t('auth:login.title'));
    await userEvent.type(inDialog.getByLabelText(t('auth:fields.email')), email);
    await userEvent.type(inDialog.getByLabelText(t('auth:fields.password')), `${password}{Enter}`);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ type: 'login.submitted', credentials: { email, password } }),
    );
    await userEvent.click(inDialog.getByRole('button', { name: t('auth:login.signUp') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'mode.switched' });
  },
};

/** The guest pressed 'Enroll Now'. The description of the dialog is the course. */
export const Enrolling: Story = {
  tags: ['2.205', '2.206', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { offer: course },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('auth:login.title') });
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(findLocalized(course.name, language)?.text ?? '-'),
    );
    await expect(dialog.querySelector('data')).toHaveAttribute('value', String(course.price));
  },
};

export const EnrollingForFree: Story = {
  tags: ['2.205'],
  args: { offer: { ...course, price: 0 } },
  play: async () => {
    const inDialog = await dialog(t('auth:login.title'));
    await expect(inDialog.getByText(t('catalog:card.free'))).toBeVisible();
  },
};

export const Register: Story = {
  tags: ['2.67'],
  args: { auth: authAt(typing, { place, mode }) },
  play: async ({ args }) => {
    const inDialog = await dialog(t('auth:register.title'));
    await userEvent.type(inDialog.getByLabelText(t('auth:fields.name')), fullName);
    await userEvent.type(inDialog.getByLabelText(t('auth:fields.email')), email);
    await userEvent.type(inDialog.getByLabelText(t('auth:fields.password')), `${password}{Enter}`);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'registration.submitted',
        registration: { name: fullName, email, password, role: 'learner' },
      }),
    );
  },
};

/** The dialog closes without a sign-in. */
export const Closed: Story = {
  play: async ({ args }) => {
    const inDialog = await dialog(t('auth:login.title'));
    await userEvent.click(inDialog.getByRole('button', { name: t('common:actions.close') }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const SigningIn: Story = { args: { auth: authAt('signingIn', { place }) } };

export const Registering: Story = { args: { auth: authAt('registering', { place, mode }) } };

/** The form stays usable while the third party's window is open. */
export const AskingThirdParty: Story = {
  args: { auth: authAt(askingThirdParty, { place, mode }) },
  play: async ({ args }) => {
    const inDialog = await dialog(t('auth:register.title'));
    await userEvent.click(inDialog.getByRole('button', { name: t('auth:google.signUp') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'thirdParty.requested', role: 'learner' });
  },
};

export const SigningInByThirdParty: Story = { args: { auth: authAt('signingInByThirdParty', { place }) } };

export const LoginRefused: Story = {
  tags: ['2.68'],
  args: { auth: authAt(typing, { place, message: wrongCredentials }) },
  play: async () => {
    const inDialog = await dialog(t('auth:login.title'));
    await expect(inDialog.getByRole('alert')).toHaveTextContent(wrongCredentials);
  },
};

export const RegistrationRefused: Story = {
  tags: ['2.68', 'en-light-1280'],
  args: { auth: authAt(typing, { place, mode, message: emailTaken }) },
  play: async () => {
    const inDialog = await dialog(t('auth:register.title'));
    await expect(inDialog.getByRole('alert')).toHaveTextContent(emailTaken);
  },
};

/** A closed dialog renders nothing. */
export const SignedIn: Story = {
  tags: ['2.68'],
  args: { auth: authAt('signedIn', { place }) },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
