import { normalizeForSearch } from './search.ts';

export const fullNameMaximum = 100;

// Control characters, line and paragraph separators, and characters that change the direction of the surrounding text.
// The marks U+200E, U+200F and U+061C and the joiners U+200C and U+200D are allowed: names in Arabic, Persian or Hindi
// need them.
const forbidden = String.raw`[\p{Cc}\u2028-\u202E\u2066-\u206F]`;

// The empty Braille pattern U+2800 is the only blank that is neither white space nor ignorable.
const visible = String.raw`[^\s\p{Cc}\p{Cf}\u2800\p{Default_Ignorable_Code_Point}]`;

// Text that mail clients turn into links. A dot alone is none: `J.R. Smith`, `Dr.Amina`, `nour.haddad`.
const address = [
  ':/',
  String.raw`[Ww]{3}\.\S`,
  String.raw`\S@\S`,
  String.raw`[\p{L}\p{N}]\.[\p{L}\p{N}\-]{2,63}(?:/|:\p{Nd}|[?#]\S)`,
  String.raw`[\p{L}\p{N}]\.(?:[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|[iI][nN][fF][oO]|[bB][iI][zZ])(?![\p{L}\p{N}])`,
].join('|');

const pattern = (without: string) => new RegExp(String.raw`^(?![\s\S]*(?:${without}))[\s\S]*${visible}`, 'u');

/** A text with a visible character. The contract contains the same pattern. */
export const visiblePattern = new RegExp(visible, 'u');

/**
 * One visible line, such as the name of a course. Linear in the length of the text. The contract contains the same
 * pattern.
 */
export const linePattern = pattern(forbidden);

/**
 * A full name: one visible line without web or e-mail addresses, which mails and pages would turn into links.
 * Linear in the length of the text. The contract contains the same pattern.
 */
export const fullNamePattern = pattern(`${forbidden}|${address}`);

const forbiddenAnywhere = new RegExp(forbidden, 'u');
const addressAnywhere = new RegExp(address, 'u');

/** Whether the text has a visible character: spaces, joiners and fillers are invisible. */
export function isVisible(text: string): boolean {
  return visiblePattern.test(text);
}

/**
 * The text in one line, for formats in which a line break or a control character ends an entry, such as calendars: each
 * sequence of them becomes a space.
 */
export function toLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Whether the text has no line break and no invisible or directional control. */
export function isPlainLine(text: string): boolean {
  return !forbiddenAnywhere.test(text);
}

/** Whether the text contains nothing that looks like a web or e-mail address. */
export function hasNoAddress(text: string): boolean {
  return !addressAnywhere.test(text);
}

// The letters of the product's name with their look-alikes, after `normalizeForSearch`.
const productLetters = ['[lіiӏι1|]', '[yуүγυ]', '[cсϲ]', '[eеε]', '[uυս]', '[mмμ]'];
const productName = new RegExp(
  [
    productLetters.join(String.raw`[^\p{L}\p{N}\s]*`),
    String.raw`(?<![\p{L}\p{N}])${productLetters.join(String.raw`[^\p{L}\p{N}]+`)}`,
  ].join('|'),
  'u',
);

/** Whether a name contains that of the product, so that mails and pages would take its owner for staff [2.491]. */
export function isReservedName(text: string): boolean {
  return productName.test(normalizeForSearch(text).replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** Whether a text can be a full name. */
export function isFullName(text: string): boolean {
  return fullNamePattern.test(text) && !isReservedName(text);
}

/** The valid part of a name from elsewhere; empty if there is none. */
export function cleanFullName(text: string): string {
  const words = text
    .replace(new RegExp(forbidden, 'gu'), ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && hasNoAddress(word) && !isReservedName(word));
  const name = Array.from(words.join(' ').replace(/\p{Cs}/gu, ''))
    .slice(0, fullNameMaximum)
    .join('')
    .trim();
  return isFullName(name) ? name : '';
}
