import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'A\u200cL'],
  ['  Ada  King  of Lovelace ', 'A\u200cL'],
  ['prince', 'P'],
  ['ليلى حسن', 'ل\u200cح'],
  ['👩🏽‍🚀 Sam', '👩🏽‍🚀\u200cS'],
  ['Ada Lovelace (she/her)', 'A\u200cL'],
  ['(Ada) Lovelace', 'A\u200cL'],
  ['Ada [Lovelace]', 'A\u200cL'],
  ['“Bob” - Smith', 'B\u200cS'],
  ['山田 太郎（講師）', '山\u200c太'],
  ['()', ''],
  ['', ''],
])('%s', { tags: ['2.496'] }, (name, expected) => {
  expect(initials(name)).toBe(expected);
});
