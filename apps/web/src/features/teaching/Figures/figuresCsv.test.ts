import type { CourseFigures } from '@lyceum/api-client';
import { hostileNames } from '@lyceum/rules/test/hostileNames';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { figuresCsv } from './figuresCsv.ts';

const figures = (name: string, rest: Partial<CourseFigures> = {}): CourseFigures => ({
  id: 'knots',
  name: { en: name },
  href: '/course/knots',
  status: 'published',
  enrolled: 12,
  active: 3,
  completed: 2,
  rating: 4.25,
  ratingCount: 4,
  revenue: 1234.5,
  ...rest,
});
const t = ((key: string) => key.replace(/.*\./, '')) as never;
const write = (...some: CourseFigures[]) => figuresCsv(some, t, 'en');

test('writes a row for each course, with plain numbers', { tags: ['2.343'] }, () => {
  expect(write(figures('Knots'), figures('Bends, “and” "hitches"', { rating: null }))).toBe(
    '\uFEFFcourse,enrolled,active,completed,rating,ratingCount,revenue\r\n' +
      'Knots,12,3,2,4.25,4,1234.5\r\n' +
      '"Bends, “and” ""hitches""",12,3,2,,4,1234.5',
  );
});

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  '%j is no formula',
  { tags: ['2.343'] },
  (name) => {
    const [, row] = Papa.parse<string[]>(write(figures(name))).data;
    expect(row?.[0]).toBe(`'${name.trim()}`);
  },
);

test.each([...hostileNames, 'One\r\n=2'])('the name %j stays in its cell', { tags: ['2.343'] }, (name) => {
  const { data } = Papa.parse<string[]>(write(figures(name)));
  expect(data.map((row) => row.length)).toEqual([7, 7]);
  expect(data[1]?.[0]).not.toMatch(/^[=+\-@＝]/);
});
