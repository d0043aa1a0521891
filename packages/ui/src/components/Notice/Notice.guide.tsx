import { guide, t } from '../../stories/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { Notice } from './Notice.tsx';

const emailInvalid = t('errors:validation.emailInvalid');
const email = {
  label: t('auth:fields.email'),
  type: 'email',
  defaultValue: 'amal@lyceum',
  autoComplete: 'off',
} as const;

export const noticeGuide = guide({
  status: 'stable',
  use: [
    'For the result of an action, next to where it happened.',
    'For a state of the content below it: a draft, an application under review.',
    'Choose the `tone` by the meaning: `critical` only for what failed.',
  ],
  instead: [
    { when: 'It concerns the user on every page', use: 'Banner' },
    { when: 'It concerns one field', use: 'the `error` of that field' },
    { when: 'A list failed to load', use: 'ListError' },
  ],
  examples: [
    {
      do: {
        show: () => <TextField {...email} error={emailInvalid} />,
        why: 'The error of a field is below the field and announced with it.',
      },
      dont: {
        show: () => (
          <Stack gap="sm">
            <Notice tone="critical">{emailInvalid}</Notice>
            <TextField {...email} />
          </Stack>
        ),
        why: 'A notice does not mark the field that has to be corrected.',
      },
    },
    {
      do: {
        show: () => (
          <Notice
            tone="caution"
            action={
              <ButtonLink size="small" href="/profile?section=instructor">
                {t('dashboard:instructor.improve')}
              </ButtonLink>
            }
          >
            {t('dashboard:instructor.rejected')}
          </Notice>
        ),
        why: 'The notice explains the state and leads to the page where it can be changed.',
      },
      dont: {
        show: () => <Notice tone="critical">{t('dashboard:instructor.pending')}</Notice>,
        why: 'Nothing failed: red alarms users and interrupts screen readers, although they only have to wait.',
      },
    },
  ],
  anatomy: [
    { part: 'The region that is announced', selector: '[role="status"]' },
    { part: 'The icon of the tone', selector: 'svg' },
    { part: 'The text', selector: 'svg + div' },
  ],
  keyboard: { none: 'Not interactive. `critical` is announced at once, the others politely.' },
  related: ['Banner', 'ListError', 'NetworkError', 'Field', 'Dialog', 'Badge'],
  terms: {
    en: ['alert', 'toast', 'snackbar', 'message', 'inline message', 'callout'],
    ar: ['تنبيه', 'إشعار', 'رسالة', 'رسالة نجاح', 'رسالة خطأ'],
    fr: ['alerte', 'message', 'notification', 'toast', 'confirmation', 'encart'],
  },
});
