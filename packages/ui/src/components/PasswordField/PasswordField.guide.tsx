import { guide, t } from '../../stories/index.ts';
import { PasswordField } from './PasswordField.tsx';

const label = t('auth:fields.newPassword');
const texts = { showLabel: t('auth:fields.showPassword'), hideLabel: t('auth:fields.hidePassword') };

export const passwordFieldGuide = guide({
  use: [
    'For every password. Users can show and paste it, so most forms need no second field to confirm it.',
    'Set `autoComplete`, so that password managers know whether the password is current or new.',
    'Put the rules of a new password into `description`.',
  ],
  instead: [{ when: 'The text is not secret', use: 'TextField' }],
  do: (
    <PasswordField
      {...texts}
      label={label}
      description={t('auth:fields.passwordHint')}
      autoComplete="new-password"
    />
  ),
  why: 'The rule is visible before and while users type.',
  dont: (
    <PasswordField
      {...texts}
      label={label}
      error={t('errors:validation.passwordTooShort')}
      defaultValue="quiet"
      autoComplete="new-password"
    />
  ),
  whyNot: 'A rule that appears only as an error costs users a failed attempt.',
  keyboard: {
    Tab: 'Moves from the password to the button that shows it.',
    'Enter, Space': 'On the button: shows or hides the password.',
    Enter: 'In the field: submits the form.',
  },
});
