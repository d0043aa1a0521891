import type { expertSignUpMachine } from '@lyceum/flows/expert-sign-up';
import { inLanguage, t } from '@lyceum/ui/stories';
import { serverErrors } from '@lyceum/ui/stories/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { searchAt } from '../../../fixtures/expertises.ts';
import { account, profile, signUpAt } from '../../../fixtures/experts.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

const next = t('common:actions.next');
const submit = t('experts:steps.submit');

type Context = NonNullable<Parameters<typeof signUpAt>[1]>;
const inSteps = (value: StateValueFrom<typeof expertSignUpMachine>, context: Context = {}) =>
  signUpAt(value, { layout: 'steps', profile, ...context });

const meta = {
  title: 'Experts/In steps',
  component: SignUpDialog,
  decorators: [inApp({ path: '/experts' })],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    signUp: inSteps({ filling: 'expertise' }, { step: 'expertise' }),
    send: fn(),
    expertise: { search: searchAt('blank'), send: fn() },
    hasThirdParty: true,
  },
} satisfies Meta<typeof SignUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of the phone's four steps. */
export const Expertise: Story = {
  tags: ['2.80', 'en-light-1280'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: next }));
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'step.completed' }));
  },
};

/** Each step validates its own fields. */
export const ExpertiseMissing: Story = {
  tags: ['5.4'],
  args: {
    signUp: signUpAt({ filling: 'expertise' }, { layout: 'steps', step: 'expertise' }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: next }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByText(t('errors:validation.expertiseRequired'))).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Qualifications: Story = {
  tags: ['2.80'],
  args: { signUp: inSteps({ filling: 'qualifications' }, { step: 'qualifications' }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:actions.back') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'back.requested' });
  },
};

export const Bio: Story = { tags: ['2.80'], args: { signUp: inSteps({ filling: 'bio' }, { step: 'bio' }) } };

/** The last step begins with the choice between the third party and e-mail. */
export const Choosing: Story = {
  tags: ['2.80'],
  args: { signUp: inSteps({ filling: { choosing: 'alone' } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('experts:signUp.useEmail') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.chosen' });
    const login = screen.getByRole('link', { name: t('auth:register.login') });
    await expect(login).toHaveAttribute('href', '/login');
  },
};

export const AskingThirdParty: Story = {
  args: { signUp: inSteps({ filling: { choosing: 'askingThirdParty' } }) },
};

export const RegisteringByThirdParty: Story = { args: { signUp: inSteps('registeringByThirdParty') } };

/** The message of the server, if it has one. */
export const ThirdPartyRefused: Story = {
  args: {
    signUp: inSteps(
      { filling: { choosing: 'refused' } },
      {
        message: inLanguage({
          en: 'Google could not confirm who you are.',
          ar: 'تعذّر على Google تأكيد هويتك.',
          fr: 'Google n’a pas pu confirmer votre identité.',
        }),
      },
    ),
  },
};

/** The last button reads ‘Submit’. */
export const ByEmail: Story = {
  tags: ['2.80'],
  args: { signUp: inSteps({ byEmail: 'typing' }) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(t('auth:fields.name')), 'N');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'account.typed',
      account: { name: 'N', email: '', password: '', confirmPassword: '' },
    });
    await userEvent.keyboard('{Backspace}');
    screen.getByRole('button', { name: submit }).focus();
  },
};

export const Registering: Story = { args: { signUp: inSteps('registering', { account }) } };

export const Refused: Story = {
  tags: ['en-light-1280'],
  args: { signUp: inSteps({ byEmail: 'refused' }, { account, message: serverErrors.taken }) },
  play: async ({ args }) => {
    const name = await screen.findByLabelText(t('auth:fields.name'));
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'registration.completed',
        registration: { ...profile, ...account },
      }),
    );
    name.focus();
  },
};

export const SignedUp: Story = { args: { signUp: inSteps('signedUp', { account }) } };
