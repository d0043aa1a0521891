import { guide } from '../../stories/index.ts';
import { authTexts } from './AuthForm.fixtures.ts';
import { AuthSwitch } from './AuthSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

export const authFormGuide = guide({
  status: 'stable',
  use: [
    'In the login dialog, which opens when a guest wants to enroll, and on /login.',
    'With `otherPage` where sign-in and sign-up have addresses of their own.',
    'Without `onGoogle` if the server offers no third-party sign-in. The form has no button for it then.',
  ],
  instead: [
    { when: 'The user registers on a page of its own', use: 'AccountForm' },
    { when: 'The user forgot the password', use: 'ForgotPasswordForm' },
  ],
  examples: [
    {
      do: {
        show: () => <ModeSwitch mode="login" texts={authTexts} disabled={false} onSwitch={() => undefined} />,
        why: 'New users see at once that they can sign up here.',
      },
      dont: {
        show: () => (
          <AuthSwitch question={authTexts.login.question} label={authTexts.login.switch} href="/register" />
        ),
        why: 'A small link to another page loses the course that the guest is about to enroll in.',
      },
    },
  ],
  anatomy: [
    { part: 'E-mail', selector: 'input[name=email]' },
    { part: 'Password', selector: 'input[name=password]' },
    { part: 'Link to a forgotten password', selector: 'a[href="/forgot-password"]' },
    { part: 'Submit button', selector: 'button[type=submit]' },
    { part: 'Third-party sign-in', selector: 'form ~ button' },
    { part: 'Switch between sign-in and sign-up', selector: '[data-mode]' },
  ],
  keyboard: { Enter: 'Submits the form. If fields are invalid, the first of them gets the focus.' },
  related: ['AccountForm', 'ForgotPasswordForm', 'OfferSummary', 'GoogleButton', 'Dialog', 'PasswordField'],
  terms: {
    en: ['login', 'log in', 'sign in', 'authentication', 'sign up', 'credentials'],
    ar: ['تسجيل الدخول', 'دخول', 'مصادقة', 'بيانات الدخول', 'إنشاء حساب'],
    fr: ['connexion', 'se connecter', 'authentification', 'identifiants', 'inscription'],
  },
});
