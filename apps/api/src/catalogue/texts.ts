import type { components } from '@lyceum/api-client/schema';
import { type Localised, languages } from '@lyceum/rules';

export type LocalisedText = components['schemas']['LocalisedText'];

/** A stored text as the contract has it: only the languages that are there. */
export function toText(stored: Localised): LocalisedText {
  const text: LocalisedText = {};
  for (const language of languages) {
    const wording = stored[language];
    if (wording) text[language] = wording;
  }
  return text;
}

export function toOptionalText(stored: Localised | null): LocalisedText | null {
  return stored && toText(stored);
}
