import { guide, t } from '../../stories/index.ts';
import { TextField } from '../TextField/index.ts';
import { PasswordField } from './PasswordField.tsx';

const label = t('auth:fields.newPassword');
const texts = { showLabel: t('auth:fields.showPassword'), hideLabel: t('auth:fields.hidePassword') };

export const passwordFieldGuide = guide({
  status: 'stable',
  use: [
    'For every password. It can be shown and pasted, so most forms need no confirmation field.',
    'Set `autoComplete` to the current or a new password for password managers.',
    'Put the rules of a new password into `description`.',
  ],
  instead: [{ when: 'The text is not secret', use: 'TextField' }],
  examples: [
    {
      do: {
        show: () => (
          <PasswordField
            {...texts}
            label={label}
            description={t('auth:fields.passwordHint')}
            autoComplete="new-password"
          />
        ),
        why: 'The rule is visible before and while users type.',
      },
      dont: {
        show: () => (
          <PasswordField
            {...texts}
            label={label}
            error={t('errors:validation.passwordTooShort')}
            defaultValue="quiet"
            autoComplete="new-password"
          />
        ),
        why: 'A rule that only appears as an error costs users a failed attempt.',
      },
    },
    {
      do: {
        show: () => (
          <PasswordField
            {...texts}
            label={t('auth:fields.password')}
            defaultValue="a quiet room"
            autoComplete="current-password"
          />
        ),
        why: 'Others can’t read it on the screen, and users can show it to correct a typo.',
      },
      dont: {
        show: () => (
          <TextField label={t('auth:fields.password')} defaultValue="a quiet room" autoComplete="off" />
        ),
        why: 'Everybody nearby can read the password, and no password manager offers to fill it in.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The password, left to right in every language', selector: 'input' },
    { part: 'The button that shows it', selector: 'button' },
  ],
  keyboard: {
    Tab: 'Moves from the password to the button that shows it.',
    'Enter, Space': 'On the button: shows or hides the password.',
    Enter: 'In the field: submits the form.',
  },
  related: ['TextField', 'Field', 'AuthForm', 'ResetPasswordForm'],
  terms: {
    en: ['secret', 'passcode', 'credentials', 'show password', 'login'],
    ar: ['كلمة المرور', 'كلمة السر', 'إظهار كلمة المرور', 'تسجيل الدخول', 'رمز سري'],
    fr: ['mot de passe', 'code secret', 'afficher le mot de passe', 'identifiants', 'connexion'],
  },
});
