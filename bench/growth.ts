import { signInAt } from '@lyceum/api/testing';
import { emailOf, password } from './lib/catalog.ts';
import { type Measure, percentile, rangeOf, rounded } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';
import { visitorHeaders } from './lib/traffic.ts';

// The first page of every list of courses and of searches, on PostgreSQL, one call after another: how much longer it takes in
// a large catalog, all of it in one category, than in one of 1,000 courses.

const smallSize = 1000;
const samples = 100;

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

/** The 95th percentile of the response times of each list, in ms. */
async function timesIn(courses: number): Promise<Map<string, number>> {
  console.log(`  Filling a catalog of ${courses} courses`);
  const product = await startProduct({ courses, postgres: true, inCategories: 1, searchable: true });
  try {
    // The response cache is for guests.
    const token = await signInAt(product.address, { email: emailOf(1), password });
    const timeOf = async (path: string) => {
      const headers = { ...visitorHeaders(), authorization: `Bearer ${token}` };
      const startedAt = performance.now();
      const response = await fetch(`${product.address}${path}`, { headers });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
      return performance.now() - startedAt;
    };
    const times = new Map<string, number>();
    for (const path of lists) {
      const measured: number[] = [];
      // The first ones are not measured: code is not compiled yet.
      for (let sample = -5; sample < samples; sample += 1) {
        const time = await timeOf(encodeURI(path));
        if (sample >= 0) measured.push(time);
      }
      times.set(path, percentile(measured, 0.95));
    }
    return times;
  } finally {
    await product.end();
  }
}

export const measure: Measure = async ({ courses }) => {
  const small = await timesIn(smallSize);
  const large = await timesIn(courses);
  const ratios = new Map<string, number>();
  for (const [path, ms] of large) {
    const before = small.get(path) ?? Number.NaN;
    ratios.set(path, ms / before);
    console.log(`  ${path}: p95 ${rounded(before)} ms, then ${rounded(ms)} ms`);
  }
  return [
    {
      what: `First page of every list at 1,000 and ${courses.toLocaleString('en')} courses (PostgreSQL), p95`,
      aim: '≤ 2 ×',
      measured: `${rangeOf(ratios)} ×`,
    },
  ];
};
