import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'A\u200cL'],
  ['  Ada  King  of Lovelace ', 'A\u200cL'],
  ['prince', 'P'],
  ['ليلى حسن', 'ل\u200cح'],
  ['👩🏽‍🚀 Sam', '👩🏽‍🚀\u200cS'],
  ['', ''],
])('%s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
