import { guide } from '../../stories/index.ts';
import { authTexts } from './AuthForm.fixtures.ts';
import { AuthSwitch } from './AuthSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

export const authFormGuide = guide({
  use: [
    'In the login dialog, which opens when a guest wants to enroll, and on /login.',
    'With `otherPage` where sign-in and sign-up have addresses of their own.',
    'Without `onGoogle` if the server offers no third-party sign-in. The form has no button for it then.',
  ],
  instead: [
    { when: 'The user registers on a page of its own', use: 'AccountForm' },
    { when: 'The user forgot the password', use: 'ForgotPasswordForm' },
  ],
  do: <ModeSwitch mode="login" texts={authTexts} disabled={false} onSwitch={() => undefined} />,
  why: 'New users see at once that they can sign up here.',
  dont: <AuthSwitch question={authTexts.login.question} label={authTexts.login.switch} href="/register" />,
  whyNot: 'A small link to another page loses the course that the guest wants to enroll in.',
  keyboard: { Enter: 'Submits the form. If fields are invalid, the first of them gets the focus.' },
});
