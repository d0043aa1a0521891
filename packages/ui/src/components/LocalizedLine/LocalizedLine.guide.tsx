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
  do: (
    <Text>
      <LocalizedLine {...foreign} />
    </Text>
  ),
  why: 'The question mark ends the question, and screen readers pronounce the text in its language.',
  dont: <Text>{foreign.text}</Text>,
  whyNot: 'In the direction of the page, the question mark moves to the wrong side of the line.',
  keyboard: { none: 'Not interactive.' },
});
