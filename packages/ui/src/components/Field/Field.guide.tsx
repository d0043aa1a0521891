import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { TextField } from '../TextField/index.ts';

const name = t('auth:fields.name');
const email = t('auth:fields.email');
const learners = t('courseEditor:form.learnersRequired');

export const fieldGuide = guide({
  status: 'stable',
  use: [
    'All fields share this frame: label, control, description, error.',
    'Mark optional fields with a word next to the label. Required fields have no mark.',
    'Show errors after an attempt to submit, not while the user types, and keep the input.',
  ],
  instead: [{ when: 'The whole form failed', use: 'Notice, above its button' }],
  examples: [
    {
      do: {
        show: () => (
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
      },
      dont: {
        show: () => (
          <Stack>
            <Notice tone="critical">{t('errors:validation.fillAllFields')}</Notice>
            <TextField label={name} defaultValue="Amal Haddad" autoComplete="off" />
            <TextField label={email} type="email" defaultValue="amal@lyceum" autoComplete="off" />
          </Stack>
        ),
        why: 'Users have to search for the field that is meant, and to guess what is wrong with it.',
      },
    },
    {
      do: {
        show: () => (
          <Stack>
            <TextField label={t('courseEditor:form.name')} autoComplete="off" />
            <TextField label={learners} optional={t('common:field.optional')} type="number" />
          </Stack>
        ),
        why: 'Most fields are required, so the few optional ones are marked, with a word.',
      },
      dont: {
        show: () => (
          <Stack>
            <TextField label={`${t('courseEditor:form.name')} *`} autoComplete="off" />
            <TextField label={learners} type="number" />
          </Stack>
        ),
        why: 'An asterisk on nearly every label is noise, and its meaning has to be explained.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label:has(+ input)' },
    { part: 'The control', selector: 'label + input' },
    { part: 'The description', selector: 'span + [id$="-description"]' },
    { part: 'The mark of an optional field', selector: 'label[for] > span' },
  ],
  keyboard: { Tab: 'Moves from field to field in reading order.' },
  related: ['TextField', 'TextArea', 'PasswordField', 'Select', 'RadioGroup', 'Checkbox', 'Notice'],
  terms: {
    en: ['form', 'form field', 'label', 'hint', 'error message', 'validation'],
    ar: ['نموذج', 'حقل', 'تسمية', 'تلميح', 'رسالة خطأ', 'تحقق'],
    fr: ['formulaire', 'champ', 'libellé', 'aide à la saisie', 'message d’erreur', 'validation'],
  },
});
