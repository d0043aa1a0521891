import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { TextField } from '../TextField/index.ts';

const name = t('auth:fields.name');
const email = t('auth:fields.email');
export const fieldGuide = guide({
  use: [
    'The frame that all fields share: label, control, description, error.',
    'Mark optional fields with a word next to the label. Required fields have no mark.',
    'Show errors after an attempt to submit, not while the user types, and keep the input.',
  ],
  instead: [{ when: 'The whole form failed', use: 'Notice, above its button' }],
  do: (
    <Stack>
      <TextField label={name} defaultValue="Amal Haddad" autoComplete="off" />
      <TextField
        label={email}
        type="email"
        defaultValue="amal@lyceum"
        error={t('errors:validation.emailInvalid')}
        autoComplete="off"
      />
    </Stack>
  ),
  why: 'The error is next to its field and is announced with it.',
  dont: (
    <Stack>
      <Notice tone="critical">{t('errors:validation.fillAllFields')}</Notice>
      <TextField label={name} defaultValue="Amal Haddad" autoComplete="off" />
      <TextField label={email} type="email" defaultValue="amal@lyceum" autoComplete="off" />
    </Stack>
  ),
  whyNot: 'Users have to find the field in question and guess what is wrong with it.',
  keyboard: { Tab: 'Moves from field to field in reading order.' },
});
