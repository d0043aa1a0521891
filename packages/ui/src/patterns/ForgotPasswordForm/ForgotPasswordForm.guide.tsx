import { guide } from '../../stories/index.ts';
import { amalsEmail, describeProblem } from '../forms/forms.fixtures.ts';
import { forgotPasswordTexts } from './ForgotPasswordForm.fixtures.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const form = (email?: string) => (
  <ForgotPasswordForm
    email={email}
    onSubmit={() => undefined}
    texts={forgotPasswordTexts}
    describeProblem={describeProblem}
  />
);

export const forgotPasswordFormGuide = guide({
  use: [
    'On /forgot-password. The message is the same whether the account exists or not.',
    'With `email` if the user has typed an address in the login form.',
  ],
  instead: [{ when: 'The user followed the mailed link', use: 'ResetPasswordForm' }],
  do: form(amalsEmail),
  why: 'The address comes from the login form, so one press sends the mail.',
  dont: form(),
  whyNot: 'Users type the address a second time, and after a typo no mail arrives.',
  keyboard: { Enter: 'Submits the form. If the address is invalid, it gets the focus.' },
});
