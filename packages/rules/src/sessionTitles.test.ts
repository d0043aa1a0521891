import { expect, test } from 'vitest';
import { linesOfTitles, titlesOfLines } from './sessionTitles.ts';

test('reads a title for each session from the lines of each language', { tags: ['2.215'] }, () => {
  expect(titlesOfLines({ en: ' Bowline \r\n\nHitches\n\n', fr: '\nSplices' })).toEqual([
    { en: 'Bowline' },
    { fr: 'Splices' },
    { en: 'Hitches' },
  ]);
  expect(titlesOfLines({ en: 'Bowline\n\nHitches', ar: ' \n' })).toEqual([
    { en: 'Bowline' },
    null,
    { en: 'Hitches' },
  ]);
  expect(titlesOfLines({})).toEqual([]);
});

test.each([[[]], [[{ en: 'Bowline', ar: 'عقدة' }, null, { fr: 'Épissures' }]], [[null, { en: 'Hitches' }]]])(
  'writes the lines of %j and reads them again',
  { tags: ['2.215'] },
  (titles) => {
    expect(titlesOfLines(linesOfTitles(titles))).toEqual(titles);
  },
);

test('writes no lines for a language without titles', () => {
  expect(linesOfTitles([null, { en: 'Hitches' }])).toEqual({ en: '\nHitches' });
});
