import { t } from '@lyceum/ui/stories';
import { serverErrors } from '@lyceum/ui/stories/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { searchAt } from '../../../fixtures/expertises.ts';
import { account, profile, signUpAt } from '../../../fixtures/experts.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

const google = t('auth:google.signUp');
const byEmail = t('experts:signUp.continueWithEmail');

const meta = {
  title: 'Experts/In one form',
  component: SignUpDialog,
  decorators: [inApp({ path: '/experts' })],
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    signUp: signUpAt({ filling: { choosing: 'alone' } }),
    send: fn(),
    expertise: { search: searchAt('blank'), send: fn() },
    hasThirdParty: true,
  },
} satisfies Meta<typeof SignUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The single form of the desktop. The buttons of both ways to sign up are at its end. */
export const Blank: Story = {
  tags: ['2.80', 'en-light-1280'],
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: byEmail })).focus();
    await userEvent.type(screen.getByLabelText(t('instructor:fields.bio')), 'x');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'profile.typed',
      profile: { expertise: [], qualifications: '', bio: 'x' },
    });
    await userEvent.keyboard('{Backspace}');
  },
};

export const Filled: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { signUp: signUpAt({ filling: { choosing: 'alone' } }, { profile }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: google }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'thirdParty.requested' }));
  },
};

/** All missing fields have an error, and the first one has the focus. */
export const Missing: Story = {
  tags: ['2.149', 'en-light-1280'],
  play: async ({ args }) => {
    for (const name of [google, byEmail]) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await expect(screen.getByText(t('errors:validation.qualificationsRequired'))).toBeVisible();
      await expect(screen.getByText(t('errors:validation.bioRequired'))).toBeVisible();
    }
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The third party's window is open; the form can be used meanwhile. */
export const AskingThirdParty: Story = {
  args: { signUp: signUpAt({ filling: { choosing: 'askingThirdParty' } }, { profile }) },
};

export const RegisteringByThirdParty: Story = {
  args: { signUp: signUpAt('registeringByThirdParty', { profile }) },
};

/** The third party rejected the sign-in, or its window was closed. */
export const ThirdPartyRefused: Story = {
  tags: ['8.21'],
  args: { signUp: signUpAt({ filling: { choosing: 'refused' } }, { profile }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('errors:screens.expertGoogleSignUp'));
  },
};

/** The third party has responded, but the bio was removed in the meantime. */
export const Incomplete: Story = {
  args: { signUp: signUpAt({ filling: { choosing: 'incomplete' } }, { profile: { ...profile, bio: '' } }) },
  play: async () => {
    await expect(await screen.findByText(t('errors:validation.bioRequired'))).toBeVisible();
    await expect(screen.queryByText(t('errors:validation.qualificationsRequired'))).toBeNull();
  },
};

/** Without a third party, there is only the account by e-mail. */
export const WithoutThirdParty: Story = { args: { hasThirdParty: false } };

/** The account has a dialog of its own, and closing it leads back to the form. */
export const ByEmail: Story = {
  tags: ['2.80', 'en-light-1280'],
  args: { signUp: signUpAt({ byEmail: 'typing' }, { profile }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('experts:signUp.accountTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: t('common:actions.close') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'back.requested' });
  },
};

/** One message for all errors; every invalid field is marked. */
export const AccountMissing: Story = {
  tags: ['2.149', 'en-light-1280'],
  args: {
    signUp: signUpAt(
      { byEmail: 'typing' },
      {
        profile,
        account: { ...account, email: 'amal', confirmPassword: '' },
      },
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('experts:signUp.create') }));
    const email = screen.getByLabelText(t('auth:fields.email'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
    await expect(email).toHaveAccessibleDescription(t('errors:validation.fillAllFields'));
    await expect(screen.getByLabelText(t('auth:fields.confirmPassword'))).toBeInvalid();
  },
};

export const Registering: Story = {
  args: { signUp: signUpAt('registering', { profile, account }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('experts:signUp.creating') }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['en-light-1280'],
  args: { signUp: signUpAt({ byEmail: 'refused' }, { profile, account, message: serverErrors.taken }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(serverErrors.taken);
  },
};

/** Another submission sends the whole registration. */
export const NoAnswer: Story = {
  tags: ['en-light-1280'],
  args: { signUp: signUpAt({ byEmail: 'refused' }, { profile, account, message: serverErrors.network }) },
  play: async ({ args }) => {
    const name = await screen.findByLabelText(t('auth:fields.name'));
    await userEvent.click(screen.getByRole('button', { name: t('experts:signUp.create') }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'registration.completed',
        registration: { ...profile, ...account },
      }),
    );
    name.focus();
  },
};

/** Shown for two seconds before the dashboard opens; the link opens it immediately. */
export const SignedUp: Story = {
  tags: ['en-light-1280'],
  args: { signUp: signUpAt('signedUp', { profile, account }) },
  play: async ({ args }) => {
    await expect(await screen.findByText(t('experts:signUp.success'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.closed' });
  },
};

/** The success message stays until the dashboard is loaded. */
export const OnTheWayToDashboard: Story = {
  args: { signUp: signUpAt('onTheWayToDashboard', { profile, account }) },
};
