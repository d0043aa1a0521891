import { Problem } from '../base/problems.ts';

/** One or more entity tags (RFC 9110). The groups are the mark of a weak one, and the text. */
const tag = /(W\/)?"([\x21\x23-\x7e]*)"/g;
const list = /^\s*(?:W\/)?"[\x21\x23-\x7e]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]*")*\s*$/;
const maximumLength = 200;

/**
 * The revisions in an `If-Match` header; null if any will do. A weak one matches nothing, as RFC 9110 says.
 * @throws {Problem} 400 for anything else, so that a mistake does not overwrite a change
 */
export function readIfMatch(header: string | undefined): string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  if (header.length > maximumLength || !list.test(header)) {
    const message = 'must be a revision in quotation marks';
    throw new Problem('invalidRequest', { details: [{ field: 'header.if-match', message }] });
  }
  return [...header.matchAll(tag)].flatMap(([, weak, text]) => (weak || text === undefined ? [] : [text]));
}
