import { authDialogActors, authDialogMachine } from '@lyceum/flows/auth-dialog';
import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { expertSignUpActors, expertSignUpMachine } from '@lyceum/flows/expert-sign-up';
import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { passwordResetActors, passwordResetMachine } from '@lyceum/flows/password-reset';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { learner } from '../../src/fixtures/catalog.ts';
import { searchAt } from '../../src/fixtures/expertises.ts';
import { stubApp } from '../../src/fixtures/stubApp.ts';
import { LoginScreen } from '../../src/screens/Auth/LoginScreen.tsx';
import { RegisterScreen } from '../../src/screens/Auth/RegisterScreen.tsx';
import { SignUpForm } from '../../src/screens/Experts/SignUpForm.tsx';
import { VerifyBannerScreen } from '../../src/screens/Frame/VerifyBannerScreen.tsx';
import { ForgotPasswordScreen } from '../../src/screens/MailedLinks/ForgotPasswordScreen.tsx';
import { ResetPasswordScreen } from '../../src/screens/MailedLinks/ResetPasswordScreen.tsx';
import { VerifyEmailScreen } from '../../src/screens/MailedLinks/VerifyEmailScreen.tsx';
import { shown, wordsOf } from '../support/renderScreen.tsx';
import { nothing, type Row, run, type Server, thrownBy } from './errorCase.ts';

const credentials = { email: 'nour@lyceum.test', password: 'a quiet morning' };
const registration = { ...credentials, name: 'Nour', role: 'learner' } as const;
const profile = { expertise: ['python'], qualifications: 'Ten years', bio: 'I teach.' };
const withGoogle = async () => ({ tokenId: 't1', nonce: 'n1' });

const authOf = ({ api }: Server) => authDialogMachine.provide({ actors: authDialogActors(api, withGoogle) });
const auth = { input: { mode: 'login', place: 'page' } };

type Auth = SnapshotFrom<typeof authDialogMachine>;
const isRefused = (snapshot: Auth) => snapshot.matches('filling') && snapshot.context.message !== null;
const login = (snapshot: Auth) =>
  wordsOf(shown(<LoginScreen auth={snapshot} send={nothing} hasThirdParty />));

const resent = ({ api }: Server) =>
  run(resendMachine.provide({ actors: resendActors(api) }), {
    events: [{ type: 'resend.requested' }],
    until: (snapshot) => snapshot.matches('failed'),
  });

export const ofAccounts: readonly Row[] = [
  {
    situation: 'Login',
    tags: ['8.18'],
    call: 'POST /auth/login',
    text: 'Login failed',
    async fail(server) {
      const events = [{ type: 'login.submitted', credentials }] as const;
      return { shown: login(await run(authOf(server), { ...auth, events, until: isRefused })) };
    },
  },
  {
    situation: 'Register',
    tags: ['8.19'],
    call: 'POST /auth/register',
    text: 'Registration failed',
    async fail(server) {
      const events = [{ type: 'registration.submitted', registration }] as const;
      const snapshot = await run(authOf(server), { ...auth, events, until: isRefused });
      const screen = <RegisterScreen auth={snapshot} send={nothing} hasThirdParty />;
      return { shown: wordsOf(shown(screen)) };
    },
  },
  {
    situation: 'Third-party sign-in',
    tags: ['8.20'],
    call: 'POST /auth/google',
    text: 'Google login failed',
    async fail(server) {
      const app = createActor(stubApp(), { systemId: 'app' }).start();
      const options = { input: { mode: 'login', place: 'page' }, parent: app } as const;
      const actor = createActor(authOf(server), options).start();
      const told = new Promise<Error>((resolve) => {
        app.on('failure.reported', ({ detail }) => resolve(detail as Error));
      });
      actor.send({ type: 'thirdParty.requested', role: 'learner' });
      const { message } = await told;
      const snapshot = await waitFor(actor, ({ value }) => typeof value === 'object');
      return { shown: login(snapshot), logged: message };
    },
  },
  {
    situation: 'Third-party sign-up in the expert dialog',
    tags: ['8.21'],
    call: 'POST /auth/google-instructor',
    text: 'Google registration failed',
    async fail({ api }) {
      const machine = expertSignUpMachine.provide({ actors: expertSignUpActors(api, withGoogle) });
      const signUp = await run(machine, {
        input: { draftKey: { name: 'expert', owner: null }, layout: 'oneForm' },
        events: [{ type: 'profile.typed', profile }, { type: 'thirdParty.requested' }],
        until: (snapshot) => snapshot.matches({ filling: { choosing: 'refused' } }),
      });
      const expertise = { search: searchAt('blank'), send: nothing };
      const props = { signUp, send: nothing, expertise };
      return { shown: wordsOf(shown(<SignUpForm {...props} hasThirdParty />)) };
    },
  },
  {
    situation: 'Profile fetch',
    tags: ['8.22'],
    call: 'GET /users/profile',
    text: 'Failed to get user profile',
    async fail({ api }) {
      return { shown: '', logged: (await thrownBy(api.call('getProfile'))).message };
    },
  },
  {
    situation: 'Token refresh',
    tags: ['8.28'],
    call: 'POST /auth/refresh-tokens',
    text: 'Failed to refresh tokens',
    async fail({ api }) {
      return { shown: '', logged: (await thrownBy(api.renewTokens())).message };
    },
  },
  {
    situation: 'Send verification',
    tags: ['8.29'],
    call: 'POST /auth/send-verification-email',
    text: 'Failed to send verification email',
    async fail({ api }) {
      return { shown: '', logged: (await thrownBy(api.call('sendVerificationEmail'))).message };
    },
  },
  {
    situation: 'Resend verification',
    tags: ['8.30'],
    call: 'POST /auth/send-verification-email',
    text: 'Failed to resend verification email',
    async fail(server) {
      const screen = <VerifyBannerScreen resend={await resent(server)} send={nothing} registered={null} />;
      return { shown: wordsOf(shown(screen, { user: learner })) };
    },
  },
  {
    situation: 'Verify e-mail',
    tags: ['8.31'],
    call: 'POST /auth/verify-email',
    text: 'Failed to verify email',
    async fail({ api }) {
      const verification = await run(verificationMachine.provide({ actors: verificationActors(api) }), {
        input: { token: 't1' },
        until: (snapshot) => snapshot.matches('refused'),
      });
      const resend = await run(resendMachine, { until: (snapshot) => snapshot.matches('offered') });
      const props = { verification, send: nothing, resend, onResend: nothing };
      return { shown: wordsOf(shown(<VerifyEmailScreen {...props} />)) };
    },
  },
  {
    situation: 'Forgot password',
    tags: ['8.32'],
    call: 'POST /auth/forgot-password',
    text: 'Failed to send password reset email',
    async fail({ api }) {
      const forgot = await run(forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) }), {
        events: [{ type: 'link.requested', email: credentials.email }],
        until: ({ context }) => context.message !== null,
      });
      return { shown: wordsOf(shown(<ForgotPasswordScreen forgot={forgot} send={nothing} />)) };
    },
  },
  {
    situation: 'Reset password',
    tags: ['8.33'],
    call: 'POST /auth/reset-password',
    text: 'Failed to reset password',
    async fail({ api }) {
      const reset = await run(passwordResetMachine.provide({ actors: passwordResetActors(api) }), {
        input: { token: 't1' },
        events: [{ type: 'password.submitted', password: 'another morning' }],
        until: ({ context }) => context.message !== null,
      });
      return { shown: wordsOf(shown(<ResetPasswordScreen reset={reset} send={nothing} />)) };
    },
  },
];
