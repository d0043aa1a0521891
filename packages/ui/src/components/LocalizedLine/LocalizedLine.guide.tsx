import type { Language } from '@lyceum/i18n';
import { guide, inLanguage } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { LocalizedLine } from './LocalizedLine.tsx';

/** A course name that exists in another language than the page's only. */
const foreign = inLanguage<{ text: string; language: Language }>({
  en: { text: 'ما هي لغة HTML؟', language: 'ar' },
  ar: { text: 'What is HTML?', language: 'en' },
  fr: { text: 'ما هي لغة HTML؟', language: 'ar' },
});

export const localizedLineGuide = guide({
  status: 'beta',
  use: [
    'For a catalog text that may be in another language than the page.',
    '`match` marks the part that a search found.',
  ],
  instead: [{ when: 'It is a text of the interface', use: 'Text' }],
  examples: [
    {
      do: {
        show: () => (
          <Text>
            <LocalizedLine {...foreign} />
          </Text>
        ),
        why: 'The question mark is at the end of the question, and it is pronounced in its language.',
      },
      dont: {
        show: () => <Text>{foreign.text}</Text>,
        why: 'In the direction of the page, the question mark moves to the wrong side of the line.',
      },
    },
  ],
  anatomy: [{ part: 'The text, in its own language and direction', selector: 'bdi' }],
  keyboard: { none: 'Not interactive.' },
  related: ['Text', 'Heading', 'Combobox', 'CourseCard', 'CategoryTile'],
  terms: {
    en: ['bidi', 'lang', 'translation', 'mixed languages', 'search highlight', 'mark'],
    ar: ['نص متعدد اللغات', 'اتجاه النص', 'ترجمة', 'ثنائي الاتجاه', 'تمييز نتيجة البحث'],
    fr: [
      'texte multilingue',
      'bidirectionnel',
      'sens d’écriture',
      'traduction',
      'surlignage de la recherche',
    ],
  },
});
