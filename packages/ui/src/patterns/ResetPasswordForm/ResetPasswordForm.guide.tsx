import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { guide } from '../../stories/index.ts';
import { accountTexts } from '../forms/forms.fixtures.ts';
import { resetPasswordTexts as texts } from './ResetPasswordForm.fixtures.ts';

const password = (
  <PasswordField
    label={texts.password}
    description={texts.passwordHint}
    showLabel={texts.showPassword}
    hideLabel={texts.hidePassword}
    autoComplete="new-password"
  />
);
const submit = (
  <Button tone="primary" wide>
    {texts.submit}
  </Button>
);

export const resetPasswordFormGuide = guide({
  use: [
    'On /reset-password, the target of the mailed link.',
    'Without a token it shows an error and the link to request a new mail.',
  ],
  instead: [
    { when: 'The user has no link yet', use: 'ForgotPasswordForm' },
    { when: 'The user is signed in', use: 'PasswordField in the settings, with the current password' },
  ],
  do: (
    <Stack>
      {password}
      {submit}
    </Stack>
  ),
  why: 'The rule is visible before the user types, and the password can be shown.',
  dont: (
    <Stack>
      <TextField label={accountTexts.email} type="email" />
      {password}
      {submit}
    </Stack>
  ),
  whyNot: 'The mailed link already identifies the account: another field is another way to fail.',
  keyboard: { Enter: 'Submits the form. If a password is invalid, it gets the focus.' },
});
