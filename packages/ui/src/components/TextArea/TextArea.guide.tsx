import { guide, t } from '../../stories/index.ts';
import { TextField } from '../TextField/index.ts';
import { TextArea } from './TextArea.tsx';

const bio = { label: t('instructor:fields.bio'), defaultValue: t('experts:testimonials.first.quote') };
const name = { label: t('auth:fields.name'), autoComplete: 'off' } as const;

export const textAreaGuide = guide({
  status: 'stable',
  use: [
    'For a text of several sentences: qualifications, a biography, a course description.',
    'Set `rows` to the length that you expect. Users can resize it at its corner.',
  ],
  instead: [
    { when: 'One line is enough', use: 'TextField' },
    { when: 'It is a list of short entries', use: 'TagPicker' },
  ],
  examples: [
    {
      do: {
        show: () => <TextArea {...bio} />,
        why: 'The whole text is visible while users write and correct it.',
      },
      dont: {
        show: () => <TextField {...bio} />,
        why: 'All but the beginning is out of sight, and the small field asks for a short answer.',
      },
    },
    {
      do: {
        show: () => <TextField {...name} />,
        why: 'One line fits a name, and Enter submits the form.',
      },
      dont: {
        show: () => <TextArea {...name} />,
        why: 'The size asks for several sentences, and Enter puts a line break into the name.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The control', selector: 'textarea' },
    { part: 'The description', selector: '[id$="-description"]' },
  ],
  keyboard: { Enter: 'Starts a new line. It does not submit the form.' },
  related: ['TextField', 'Field', 'TagPicker'],
  terms: {
    en: ['multiline text', 'long text', 'comment', 'text box', 'description'],
    ar: ['مربع نص', 'نص متعدد الأسطر', 'نص طويل', 'تعليق', 'وصف'],
    fr: ['zone de texte', 'texte multiligne', 'commentaire', 'texte long', 'description'],
  },
});
