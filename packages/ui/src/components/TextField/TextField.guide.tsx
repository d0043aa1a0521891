import { guide, t } from '../../stories/index.ts';
import { TextField } from './TextField.tsx';

const name = t('auth:fields.name');
const price = {
  label: t('catalog:courseFields.price'),
  type: 'number',
  defaultValue: -5,
} as const;

export const textFieldGuide = guide({
  status: 'stable',
  use: [
    'For a line of text: a name, an e-mail address, a price.',
    'Put hints into `description`, which stays visible while typing, unlike a placeholder.',
    'Mark optional fields with `optional`. Required fields have no mark.',
    'Put the error and its solution into `error`, and focus the first invalid field.',
  ],
  instead: [
    { when: 'The text has several lines', use: 'TextArea' },
    { when: 'It is a password', use: 'PasswordField' },
    { when: 'There are a few known options', use: 'RadioGroup or Select' },
  ],
  examples: [
    {
      do: {
        show: () => <TextField label={name} autoComplete="off" />,
        why: 'The label stays visible, so users can check what they have entered.',
      },
      dont: {
        show: () => <TextField label={name} labelHidden placeholder={name} autoComplete="off" />,
        why: 'A placeholder in place of a label disappears with the first letter, and looks like an entered text.',
      },
    },
    {
      do: {
        show: () => <TextField {...price} error={t('errors:validation.priceInvalid')} />,
        why: 'The error says which numbers are accepted.',
      },
      dont: {
        show: () => <TextField {...price} error={t('errors:validation.fillAllFields')} />,
        why: 'The error says that something is wrong, but neither what nor how to correct it.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The control', selector: 'input' },
  ],
  keyboard: { Enter: 'Submits the form.' },
  related: ['TextArea', 'PasswordField', 'Field', 'Select', 'Combobox'],
  terms: {
    en: ['input', 'text box', 'text input', 'form field', 'number field', 'e-mail'],
    ar: ['حقل نص', 'حقل إدخال', 'مربع نص', 'إدخال', 'بريد إلكتروني'],
    fr: ['champ de texte', 'champ de saisie', 'zone de saisie', 'saisie', 'adresse e-mail'],
  },
});
