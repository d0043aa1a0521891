import { signInAt } from '@lyceum/api/testing';
import { emailOf, password } from './lib/catalog.ts';
import { type Measure, medianOf, percentile, rangeOf, rounded } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';
import { visitorHeaders } from './lib/traffic.ts';

// The first page of every list of courses and of searches, on PostgreSQL, one call after another: how much longer it takes in
// a large catalog, all of it in one category, than in one of 1,000 courses.

const smallSize = 1000;
const samples = 100;
/** The first calls are not measured: code is not compiled yet. */
const warmUp = 5;

const orders = [
  ...['en', 'ar', 'fr'].map((language) => `sortBy=name&language=${language}`),
  ...['rating', 'enrolled', 'price'].map((order) => `sortBy=${order}`),
];
const filters = 'price=paid&minRating=4&time=upcoming';
const searches = ['', 'q=course', 'q=web practice', 'q=cuorse', 'q=cou', 'q=كورس', 'q=777', 'q=xqzwvvk'];
const lists = [
  ...orders.map((order) => `/v1/categories/category-1/courses?${order}`),
  `/v1/categories/category-1/courses?${filters}`,
  ...orders.map((order) => `/v1/instructors/user-1/courses?${order}`),
  ...['name', 'popularity', 'courses'].map((order) => `/v1/domains/domain-2/categories?sortBy=${order}`),
  '/v1/domains?populate=categories',
  '/v1/sessions',
  '/v1/instructor/courses',
  '/v1/instructor/course-figures',
  ...searches.map((search) => `/v1/search?${search}`),
  `/v1/search?q=course&${filters}`,
  '/v1/search?q=course&sortBy=price',
];

/** @returns a function that measures the response time of a path in ms; infinite if the server gives up */
async function startCatalog(courses: number) {
  console.log(`  Filling a catalog of ${courses} courses`);
  const product = await startProduct({ courses, postgres: true, inCategories: 1, searchable: true });
  // The response cache is for guests.
  const token = await signInAt(product.address, { email: emailOf(1), password });
  const timeOf = async (path: string) => {
    const headers = { ...visitorHeaders(), authorization: `Bearer ${token}` };
    const startedAt = performance.now();
    const response = await fetch(`${product.address}${path}`, { headers });
    await response.arrayBuffer();
    return response.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
  };
  return { timeOf, end: product.end };
}

export const measure: Measure = async ({ courses }) => {
  const small = await startCatalog(smallSize);
  const large = await startCatalog(courses);
  const ratios = new Map<string, number>();
  try {
    for (const path of lists) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let sample = -warmUp; sample < samples; sample += 1) {
        const pair = {
          small: await small.timeOf(encodeURI(path)),
          large: await large.timeOf(encodeURI(path)),
        };
        if (sample < 0) continue;
        times.small.push(pair.small);
        times.large.push(pair.large);
      }
      const [before, after] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
      const medians = [medianOf(times.small), medianOf(times.large)].map(rounded);
      ratios.set(path, after / before);
      console.log(
        `  ${path}: p95 ${rounded(before)} → ${rounded(after)} ms, median ${medians.join(' → ')} ms`,
      );
    }
  } finally {
    await small.end();
    await large.end();
  }
  return [
    {
      what: `First page of every list at 1,000 and ${courses.toLocaleString('en')} courses (PostgreSQL), p95`,
      aim: '≤ 2 ×',
      measured: `${rangeOf(ratios)} ×; ${[...ratios.values()].filter((ratio) => ratio > 2).length} of ${lists.length} above 2`,
    },
  ];
};
