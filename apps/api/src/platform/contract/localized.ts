import type { components } from '@lyceum/api-client/schema';
import { type Localized, languages } from '@lyceum/rules';

export type LocalizedText = components['schemas']['LocalizedText'];

/** A stored text as the contract defines it: without missing languages. */
export function toText(stored: Localized): LocalizedText {
  const text: LocalizedText = {};
  for (const language of languages) {
    const wording = stored[language];
    if (wording) text[language] = wording;
  }
  return text;
}

export function toOptionalText(stored: Localized | null): LocalizedText | null {
  return stored && toText(stored);
}
