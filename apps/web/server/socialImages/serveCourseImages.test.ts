import { hostileNames } from '@lyceum/rules/test/hostileNames';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { courseImagePath } from '../../src/app/courses/courseImage.ts';
import { serveCourseImages } from './serveCourseImages.ts';

const course = {
  id: 'intro to/typescript',
  name: { en: 'Introduction to TypeScript', ar: 'مقدمة إلى TypeScript', fr: 'Introduction à TypeScript' },
  category: { name: { en: 'Web Development', ar: 'تطوير الويب' }, color: '#2F6FB7' },
  instructor: { name: 'Camille Roussel' },
  rating: 4.7,
  ratingCount: 1398,
  price: 39.75,
};

/** @param changes changes between requests */
function start(changes: Partial<typeof course> = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const findCourse = vi.fn(async (id: string) =>
    id === 'unknown' || id === 'draft' ? null : { ...course, id, ...changes },
  );
  serveCourseImages(app, findCourse);
  return { app, findCourse };
}

/** The average color of a part, whose exact colors depend on the palette of the image. */
async function colorOf(image: Buffer, left: number): Promise<number[]> {
  const part = await sharp(image).extract({ left, top: 150, width: 400, height: 400 }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean / 5));
}

test.each(['en', 'ar', 'fr'] as const)(
  'the image of a course in %s has the size of shared links and is kept',
  { tags: ['2.178'] },
  async (language) => {
    const { app } = start();
    const { statusCode, headers, rawPayload } = await app.inject(courseImagePath(course, language));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
    const again = await app.inject({
      url: courseImagePath(course, language),
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  },
);

test('the picture is opposite of the text: at the left in Arabic', { tags: ['2.178'] }, async () => {
  const { app } = start();
  const imageIn = async (language: 'en' | 'ar') =>
    (await app.inject(courseImagePath(course, language))).rawPayload;
  const [english, arabic] = [await imageIn('en'), await imageIn('ar')];
  expect(await colorOf(arabic, 20)).toEqual(await colorOf(english, 780));
  expect(await colorOf(arabic, 780)).not.toEqual(await colorOf(english, 780));
});

test('whatever changes in the image changes its address', { tags: ['2.178'] }, () => {
  const paths = [
    course,
    { ...course, name: { en: 'Other' } },
    { ...course, price: 40 },
    { ...course, rating: 4.6 },
    { ...course, ratingCount: 1399 },
    { ...course, instructor: { name: 'Priya Raman' } },
    { ...course, category: { ...course.category, color: '#B5512B' } },
  ].map((each) => courseImagePath(each, 'en'));
  expect(new Set(paths).size).toBe(paths.length);
  expect(courseImagePath({ ...course, name: { ...course.name, fr: 'Autre' } }, 'en')).toBe(paths[0]);
});

test('an outdated address has the current image, for minutes', { tags: ['2.178'] }, async () => {
  const { app } = start({ price: 1 });
  const { headers, statusCode } = await app.inject(courseImagePath(course, 'en'));
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
});

test.each([
  '/pictures/social/en/1/unknown.png',
  '/pictures/social/en/1/draft.png',
  '/pictures/social/tlh/1/a.png',
  '/pictures/social/EN/1/a.png',
])('there is no image at %s', async (address) => {
  const { app } = start();
  expect((await app.inject(address)).statusCode).toBe(404);
});

test.each(hostileNames)('the name %j gets an image', { tags: ['2.178'] }, async (name) => {
  const { app } = start({
    name: { en: name, ar: name, fr: name },
    category: { ...course.category, name: { en: name, ar: name } },
    instructor: { name },
  });
  expect((await app.inject('/pictures/social/ar/1/a.png')).statusCode).toBe(200);
});

test('equal requests share an image, and few images wait', { tags: ['2.178'] }, async () => {
  const { app } = start();
  const ids = Array.from({ length: 40 }, (_, index) => `course-${index >> 1}`);
  const extra = Array.from({ length: 10 }, (_, index) => `further-${index}`);
  const responses = await Promise.all(
    [...ids, ...extra].map((id) => app.inject(`/pictures/social/en/1/${id}.png`)),
  );
  const codes = responses.map(({ statusCode }) => statusCode);
  expect(codes).toEqual([...ids.map(() => 200), ...extra.map(() => 503)]);
  expect(responses.at(-1)?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
});
