import { seededRandom } from '@lyceum/rules';
import type { FormWording } from './forms.ts';
import type { Localized, Subject } from './types.ts';

/** One of the items, always the same one for the same words. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...words: readonly string[]): Item {
  return items[Math.floor(seededRandom(...words) * items.length)] ?? items[0];
}

/** A whole number from `low` to `high`, both included. */
export function between([low, high]: readonly [number, number], ...words: readonly string[]): number {
  return low + Math.floor(seededRandom(...words) * (high - low + 1));
}

/** French spacing: a space that never breaks before high punctuation and inside quotation marks. */
export function typesetFrench(sentence: string): string {
  return sentence
    .replaceAll(' :', '\u00a0:')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»');
}

const capitalize = (words: string) => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);

/** One French noun after `à` or `de`, or without its article: « le », « les » contract, « la », « l’ » do not. */
function declineNoun(noun: string): { bare: string; to: string; of: string } {
  const [, article = '', bare = noun] = /^(le |la |les |l’)?(.*)$/u.exec(noun) ?? [];
  if (article === 'le ') return { bare, to: `au ${bare}`, of: `du ${bare}` };
  if (article === 'les ') return { bare, to: `aux ${bare}`, of: `des ${bare}` };
  if (article !== '') return { bare, to: `à ${noun}`, of: `de ${noun}` };
  return { bare, to: `à ${noun}`, of: /^[aeiouyéèêâîô]/iu.test(noun) ? `d’${noun}` : `de ${noun}` };
}

/** Two nouns joined by « et » are declined each, if both have an article: « aux formulaires et à la validation ». */
export function declineFrench(subject: string): { bare: string; to: string; of: string } {
  const nouns = subject.split(/ et (?=le |la |les |l’)/u).map(declineNoun);
  const join = (part: 'bare' | 'to' | 'of') => nouns.map((noun) => noun[part]).join(' et ');
  return { bare: capitalize(join('bare')), to: join('to'), of: join('of') };
}

export function composeName(form: FormWording, [, , en, ar, fr]: Subject): Localized {
  const french = declineFrench(fr[0]);
  return {
    en: form.name.en.replace('{x}', form.name.en.startsWith('{x}') ? en[0] : en[0].replace(/^The /, 'the ')),
    ar: form.name.ar.replace('{x}', ar[0]),
    fr: typesetFrench(
      form.name.fr
        .replace('{à x}', french.to)
        .replace('{de x}', french.of)
        .replace('{x}', fr[0])
        .replace('{X}', french.bare),
    ),
  };
}

/** Opening, the category's way of working, closing: which of each depends on the course's id alone. */
export function composeDescription(
  id: string,
  form: FormWording,
  ways: readonly [Localized, Localized],
  [, , en, ar, fr]: Subject,
): Localized {
  const opening = pick(form.openings, id, 'opening');
  const way = pick(ways, id, 'way');
  const closing = pick(form.closings, id, 'closing');
  return {
    en: [opening.en.replace('{covers}', en[1]), way.en, closing.en].join(' '),
    ar: [opening.ar.replace('{covers}', ar[1]), way.ar, closing.ar].join(' '),
    fr: typesetFrench([opening.fr.replace('{covers}', fr[1]), way.fr, closing.fr].join(' ')),
  };
}
