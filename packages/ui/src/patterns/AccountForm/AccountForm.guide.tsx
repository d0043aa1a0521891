import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { guide } from '../../stories/index.ts';
import { accountTexts } from '../forms/forms.fixtures.ts';
import { roleOptions } from '../forms/texts.ts';

const roles = roleOptions(accountTexts);

export const accountFormGuide = guide({
  status: 'stable',
  use: [
    'On /register, where the user confirms the password.',
    'Without `onGoogle` if the server offers no third-party sign-up. The form has no button for it then.',
  ],
  instead: [
    { when: 'The user registers in the login dialog', use: 'AuthForm' },
    { when: 'The user has an account', use: 'AuthForm' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <RadioGroup name="role" label={accountTexts.role} options={roles} defaultValue="learner" />
        ),
        why: 'Both roles are visible, each with what it means.',
      },
      dont: {
        show: () => <Select label={accountTexts.role} options={roles} defaultValue="learner" />,
        why: 'A select hides the second role and what the roles mean, so users keep the default.',
      },
    },
  ],
  anatomy: [
    { part: 'Role', selector: '[role=radiogroup]' },
    { part: 'Third-party sign-up', selector: 'form > button[type=button]' },
    { part: 'Name', selector: 'input[name=name]' },
    { part: 'E-mail', selector: 'input[name=email]' },
    { part: 'Password with its hint', selector: 'input[name=password]' },
    { part: 'Confirmation of the password', selector: 'input[name=confirmPassword]' },
    { part: 'Submit button', selector: 'button[type=submit]' },
    { part: 'Link to the login', selector: 'a[href="/login"]' },
  ],
  keyboard: {
    '←, →, ↑, ↓': 'Change the role.',
    Enter: 'Submits the form. If fields are invalid, the first of them gets the focus.',
  },
  related: ['AuthForm', 'AuthSwitch', 'GoogleButton', 'FormPage', 'RadioGroup', 'PasswordField'],
  terms: {
    en: ['register', 'sign up', 'create account', 'registration form', 'join'],
    ar: ['إنشاء حساب', 'تسجيل جديد', 'اشتراك', 'نموذج التسجيل', 'انضمام'],
    fr: ['inscription', 'créer un compte', 's’inscrire', 'formulaire d’inscription'],
  },
});
