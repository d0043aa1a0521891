import { guide, t } from '../../stories/index.ts';
import { TextField } from './TextField.tsx';

const name = t('auth:fields.name');
export const textFieldGuide = guide({
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
  do: <TextField label={name} autoComplete="off" />,
  why: 'The label stays visible, so users can check what they have entered.',
  dont: <TextField label={name} labelHidden placeholder={name} autoComplete="off" />,
  whyNot: 'A placeholder disappears with the first letter, and until then looks like a value.',
  keyboard: { Enter: 'Submits the form.' },
});
