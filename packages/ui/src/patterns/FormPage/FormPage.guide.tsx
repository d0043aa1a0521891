import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { guide, t } from '../../stories/index.ts';
import { FormPage } from './FormPage.tsx';

const mail = (
  <Stack gap="lg">
    <TextField label={t('auth:fields.email')} type="email" />
    <Button tone="primary" wide>
      {t('auth:forgot.submit')}
    </Button>
  </Stack>
);

export const formPageGuide = guide({
  use: [
    'For a page with a single form: signing in, a new password, the onboarding.',
    'The lead explains why the form is here, or what happens next.',
    'Set `fill` if the page shows a result that loads, such as that of a mailed link.',
  ],
  instead: [
    { when: 'The form appears on top of a page', use: 'Dialog' },
    { when: 'The forms are sections of the settings', use: 'SettingsLayout' },
  ],
  do: (
    <FormPage title={t('auth:forgot.title')} lead={t('auth:forgot.lead')}>
      {mail}
    </FormPage>
  ),
  why: 'One heading, one form, one button.',
  dont: (
    <FormPage title={t('auth:forgot.title')}>
      <Stack gap="xl">
        {mail}
        <Stack gap="lg">
          <TextField label={t('auth:fields.name')} />
          <Button tone="primary" wide>
            {t('instructor:profile.save')}
          </Button>
        </Stack>
      </Stack>
    </FormPage>
  ),
  whyNot: 'With two primary buttons, it is unclear what each one sends: give each form its own page.',
  keyboard: { none: 'Layout only. The form defines the keyboard behavior.' },
});
