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
  status: 'stable',
  use: [
    'On /forgot-password. The message is the same whether the account exists or not.',
    'With `email` if the user has typed an address in the login form.',
  ],
  instead: [{ when: 'The user followed the mailed link', use: 'ResetPasswordForm' }],
  examples: [
    {
      do: {
        show: () => form(amalsEmail),
        why: 'The address comes from the login form, so one press sends the mail.',
      },
      dont: {
        show: () => form(),
        why: 'Users type the address a second time, and with a typo no mail arrives.',
      },
    },
  ],
  anatomy: [
    { part: 'E-mail', selector: 'input[name=email]' },
    { part: 'Submit button', selector: 'button[type=submit]' },
    { part: 'Link to the page before', selector: 'form p > a' },
  ],
  keyboard: { Enter: 'Submits the form. If the address is invalid, it gets the focus.' },
  related: ['ResetPasswordForm', 'AuthForm', 'FormPage', 'TextField'],
  terms: {
    en: ['reset link', 'lost password', 'recover account', 'password recovery'],
    ar: ['نسيت كلمة المرور', 'استعادة كلمة المرور', 'استرداد الحساب', 'رابط إعادة التعيين'],
    fr: ['mot de passe oublié', 'récupération du compte', 'lien de réinitialisation', 'mot de passe perdu'],
  },
});
