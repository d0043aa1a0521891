import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';

const submit = (
  <Button tone="primary" wide>
    {t('auth:register.submit')}
  </Button>
);

export const authSwitchGuide = guide({
  status: 'stable',
  use: [
    'Below a sign-in or sign-up form, as the way to the other form.',
    'Only where each form has a page of its own.',
  ],
  instead: [
    { when: 'Both forms are in one place', use: '`AuthForm`, which switches between them' },
    { when: 'It leads to any other page', use: 'Link' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack>
            {submit}
            <AuthSwitch
              question={t('auth:register.haveAccount')}
              label={t('auth:register.login')}
              href="/login"
            />
          </Stack>
        ),
        why: 'The question addresses the users who are on the wrong page, and the form keeps its only button.',
      },
      dont: {
        show: () => (
          <Stack>
            {submit}
            <ButtonLink wide href="/login">
              {t('auth:register.login')}
            </ButtonLink>
          </Stack>
        ),
        why: 'A button of the same size looks like a second way to send the form.',
      },
    },
  ],
  anatomy: [
    { part: 'Question', selector: 'p' },
    { part: 'Link to the other form', selector: 'p > a' },
  ],
  keyboard: { Tab: 'Moves to the link.', Enter: 'Opens the other form.' },
  related: ['AuthForm', 'AccountForm', 'Link'],
  terms: {
    en: ['already have an account', 'no account', 'switch to login', 'sign up link'],
    ar: ['لديك حساب', 'ليس لديك حساب', 'رابط تسجيل الدخول', 'رابط إنشاء حساب'],
    fr: ['déjà un compte', 'pas de compte', 'lien de connexion', 'lien d’inscription'],
  },
});
