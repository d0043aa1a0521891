import { record, spread, table } from './lib/results.ts';
import { fillSearchable } from './lib/searchable.ts';
import { endWith } from './lib/verdict.ts';
import { startWorld } from './lib/world.ts';

// The response times of searches in a million courses of 20,000 instructors, on PostgreSQL, one call after another.
// `npm run stress search [samples] [courses]`.

const samples = Number(process.argv[2] ?? 60);
const courses = Number(process.argv[3] ?? 1_000_000);
const atMostMs = 50;

const queries: Record<string, string> = {
  'one letter': 'q=p',
  'one Arabic letter': 'q=م',
  'a rare letter': 'q=z',
  'a word': 'q=python',
  'a common word': 'q=workshop',
  'two words': 'q=machine learning',
  'two common words': 'q=workshop practice',
  'a rare word': 'q=c4ca4238',
  'a typing mistake': 'q=pyhton',
  Arabic: 'q=الخط العربي',
  'Arabic with a mistake': 'q=الطبج',
  French: 'q=guitare acoustique',
  'a part of a word': 'q=ograph',
  'no match': 'q=xqzwvvk',
  'words that do not occur together': 'q=python sourdough',
  'an instructor': 'q=c4ca42',
  'with filters': 'q=python&price=paid&minRating=4&time=upcoming',
  'with free seats': 'q=python&seats=available',
  'in a category': 'q=workshop&category=category-7',
  'by price': 'q=python&sortBy=price',
  'the tenth page': 'q=photography&page=10',
  'without a query': 'time=upcoming&minRating=3',
};

const world = await startWorld('postgres', courses, {
  fill: (db, count) => fillSearchable(db, count, 20_000),
});
const broken: string[] = [];
try {
  const rows = [];
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    let found = 0;
    for (let sample = -5; sample < samples; sample += 1) {
      const startedAt = performance.now();
      const response = await fetch(`${world.address}/v1/search?${new URLSearchParams(query)}`, {
        headers: { 'x-forwarded-for': `10.0.0.${(sample + 5) % 250}` },
      });
      if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
      ({ totalResults: found } = (await response.json()) as { totalResults: number });
      if (sample >= 0) times.push(performance.now() - startedAt);
    }
    const slowest =
      times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    if (slowest > atMostMs) broken.push(`${name}: ${Math.round(slowest)} ms`);
    rows.push({
      Query: name,
      Results: String(found),
      'Time, ms': spread(times),
      'p95, ms': slowest.toFixed(1),
    });
  }
  record(`Searches in ${courses.toLocaleString('en')} courses on PostgreSQL`, table(rows));
} finally {
  await world.tidy();
}
endWith(broken);
