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
import { type SnapshotFrom, waitFor } from 'xstate';
import { learner } from '../../src/fixtures/catalog.ts';
import { searchAt } from '../../src/fixtures/expertises.ts';
import { LoginScreen } from '../../src/screens/Auth/LoginScreen.tsx';
import { RegisterScreen } from '../../src/screens/Auth/RegisterScreen.tsx';
import { SignUpForm } from '../../src/screens/Experts/SignUpForm.tsx';
import { VerifyBannerScreen } from '../../src/screens/Frame/VerifyBannerScreen.tsx';
import { ForgotPasswordScreen } from '../../src/screens/MailedLinks/ForgotPasswordScreen.tsx';
import { ResetPasswordScreen } from '../../src/screens/MailedLinks/ResetPasswordScreen.tsx';
import { VerifyEmailScreen } from '../../src/screens/MailedLinks/VerifyEmailScreen.tsx';
import { translate } from '../support/renderScreen.tsx';
import { nothing, run, type Server, startInApp, testError, textsOf, thrownBy } from './testError.tsx';

const credentials = { email: 'nour@lyceum.test', password: 'a quiet morning' };
const registration = { ...credentials, name: 'Nour', role: 'learner' } as const;
const profile = { expertise: ['python'], qualifications: 'Ten years', bio: 'I teach.' };
const withGoogle = async () => ({ tokenId: 't1', nonce: 'n1' });

const authOf = ({ api }: Server) => authDialogMachine.provide({ actors: authDialogActors(api, withGoogle) });
const auth = { input: { mode: 'login', place: 'page' } };

type Auth = SnapshotFrom<typeof authDialogMachine>;
const isRefused = (snapshot: Auth) => snapshot.matches('filling') && snapshot.context.message !== null;
const login = (snapshot: Auth) => textsOf(<LoginScreen auth={snapshot} send={nothing} hasThirdParty />);

const resent = ({ api }: Server) =>
  run(resendMachine.provide({ actors: resendActors(api) }), {
    events: [{ type: 'resend.requested' }],
    until: (snapshot) => snapshot.matches('failed'),
  });

testError('login', { tags: ['8.18'] }, async (server) => {
  const events = [{ type: 'login.submitted', credentials }] as const;
  return login(await run(authOf(server), { ...auth, events, until: isRefused }));
});

testError('register', { tags: ['8.19'] }, async (server) => {
  const events = [{ type: 'registration.submitted', registration }] as const;
  const snapshot = await run(authOf(server), { ...auth, events, until: isRefused });
  const screen = <RegisterScreen auth={snapshot} send={nothing} hasThirdParty />;
  return textsOf(screen);
});

testError('signInWithGoogle', { tags: ['8.20'] }, async (server) => {
  const { actor, logged } = startInApp(authOf(server), auth.input);
  actor.send({ type: 'thirdParty.requested', role: 'learner' });
  const message = await logged;
  const snapshot = await waitFor(actor, ({ value }) => typeof value === 'object');
  return { logged: message, shown: login(snapshot) };
});

testError('registerInstructorWithGoogle', { tags: ['8.21'] }, async ({ api }) => {
  const machine = expertSignUpMachine.provide({ actors: expertSignUpActors(api, withGoogle) });
  const signUp = await run(machine, {
    input: { draftKey: { name: 'expert', owner: null }, layout: 'oneForm' },
    events: [{ type: 'profile.typed', profile }, { type: 'thirdParty.requested' }],
    until: (snapshot) => snapshot.matches({ filling: { choosing: 'refused' } }),
  });
  const expertise = { search: searchAt('blank'), send: nothing };
  const props = { signUp, send: nothing, expertise };
  return textsOf(<SignUpForm {...props} hasThirdParty />);
});

testError('getProfile', { tags: ['8.22'] }, async ({ api }) => {
  return (await thrownBy(api.call('getProfile'))).message;
});

testError('refreshTokens', { tags: ['8.28'] }, async ({ api }) => {
  return (await thrownBy(api.renewTokens())).message;
});

testError('sendVerificationEmail', { tags: ['8.29'] }, async ({ api }) => {
  return (await thrownBy(api.call('sendVerificationEmail'))).message;
});

testError(
  'sendVerificationEmail',
  { tags: ['8.30'], text: translate('errors:screens.resendVerification') },
  async (server) => {
    const screen = <VerifyBannerScreen resend={await resent(server)} send={nothing} registered={null} />;
    return textsOf(screen, { user: learner });
  },
);

testError('verifyEmail', { tags: ['8.31'] }, async ({ api }) => {
  const verification = await run(verificationMachine.provide({ actors: verificationActors(api) }), {
    input: { token: 't1' },
    until: (snapshot) => snapshot.matches('refused'),
  });
  const resend = await run(resendMachine, { until: (snapshot) => snapshot.matches('offered') });
  const props = { verification, send: nothing, resend, onResend: nothing };
  return textsOf(<VerifyEmailScreen {...props} />);
});

testError('forgotPassword', { tags: ['8.32'] }, async ({ api }) => {
  const forgot = await run(forgotPasswordMachine.provide({ actors: forgotPasswordActors(api) }), {
    events: [{ type: 'link.requested', email: credentials.email }],
    until: ({ context }) => context.message !== null,
  });
  return textsOf(<ForgotPasswordScreen forgot={forgot} send={nothing} />);
});

testError('resetPassword', { tags: ['8.33'] }, async ({ api }) => {
  const reset = await run(passwordResetMachine.provide({ actors: passwordResetActors(api) }), {
    input: { token: 't1' },
    events: [{ type: 'password.submitted', password: 'another morning' }],
    until: ({ context }) => context.message !== null,
  });
  return textsOf(<ResetPasswordScreen reset={reset} send={nothing} />);
});
