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
  use: [
    'Below a sign-in or sign-up form, as the way to the other form.',
    'Only where each form has a page of its own.',
  ],
  instead: [
    { when: 'Both forms are in one place', use: 'AuthForm, which switches between them' },
    { when: 'It leads to any other page', use: 'Link' },
  ],
  do: (
    <Stack>
      {submit}
      <AuthSwitch question={t('auth:register.haveAccount')} label={t('auth:register.login')} href="/login" />
    </Stack>
  ),
  why: 'The question addresses the users who are on the wrong page, and the form keeps its only button.',
  dont: (
    <Stack>
      {submit}
      <ButtonLink wide href="/login">
        {t('auth:register.login')}
      </ButtonLink>
    </Stack>
  ),
  whyNot: 'A button of the same size looks like a second way to send the form.',
  keyboard: { Tab: 'Moves to the link.', Enter: 'Opens the other form.' },
});
