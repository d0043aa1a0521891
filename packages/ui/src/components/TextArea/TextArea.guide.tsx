import { guide, t } from '../../stories/index.ts';
import { TextField } from '../TextField/index.ts';
import { TextArea } from './TextArea.tsx';

const bio = { label: t('instructor:fields.bio'), defaultValue: t('experts:testimonials.first.quote') };
export const textAreaGuide = guide({
  use: [
    'For a text of several sentences: qualifications, a biography, a course description.',
    'Set `rows` to the length that you expect. Users can resize it at its corner.',
  ],
  instead: [
    { when: 'One line is enough', use: 'TextField' },
    { when: 'It is a list of short entries', use: 'TagPicker' },
  ],
  do: <TextArea {...bio} />,
  why: 'The whole text is visible while users write and correct it.',
  dont: <TextField {...bio} />,
  whyNot: 'Only the beginning is visible, and the small field asks for a short answer.',
  keyboard: { Enter: 'Starts a new line. It does not submit the form.' },
});
