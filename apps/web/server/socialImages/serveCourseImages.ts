import { acceptedLanguage, createI18n, type Language } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { courseImageVersion, type SharedCourse } from '../../src/app/courses/courseImage.ts';
import { isUnchanged } from '../documents.ts';
import type { CourseImageTexts } from './drawCourseImage.ts';

interface ImageRequest {
  Params: { language: string; version: string; id: string };
}

/** Images are some 40 kB, and crawlers request each a few times. */
const cacheLimits = { max: 500, maxSize: 32 * 1024 * 1024 } as const;
/** Images that wait, each for some 100 ms. Further requests get a 503. */
const waitingAtMost = 20;

const outdatedSeconds = 300;

/**
 * Serves the images of the shared links of published courses at `/pictures/social/{lng}/{version}/{id}.png` [2.178]. The
 * version in the page's address changes with the content, so browsers and crawlers keep an image. An older address has the
 * current image, for minutes. One image is drawn at a time.
 */
export function serveCourseImages(
  app: FastifyInstance,
  findCourse: (id: string) => Promise<SharedCourse | null>,
): void {
  const images = new LRUCache<string, Buffer>({ ...cacheLimits, sizeCalculation: (image) => image.length });
  const drawings = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /** @returns null if too many images wait */
  function imageOf(key: string, draw: () => Promise<Buffer>): Promise<Buffer> | null {
    const existing = images.get(key);
    if (existing) return Promise.resolve(existing);
    const current = drawings.get(key);
    if (current) return current;
    if (drawings.size >= waitingAtMost) return null;
    const drawing = last.then(draw).then((image) => {
      images.set(key, image);
      return image;
    });
    last = drawing.catch(() => undefined).finally(() => drawings.delete(key));
    drawings.set(key, drawing);
    return drawing;
  }

  app.get<ImageRequest>('/pictures/social/:language/:version/:id.png', asPage, async (request, reply) => {
    const { language: tag, version: requestedVersion, id } = request.params;
    const language = acceptedLanguage(tag);
    const course = language === tag ? await findCourse(id) : null;
    if (!course || !language)
      return reply.code(404).send({ code: 'picture_not_found', message: 'There is no such picture.' });
    const version = courseImageVersion(course, language);
    const lifetime = requestedVersion === version ? '31536000, immutable' : `${outdatedSeconds}`;
    reply.headers({
      'cache-control': `public, max-age=${lifetime}`,
      // Other sites show it in previews of links.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isUnchanged(request, reply, version)) return reply.code(304).send();
    const key = JSON.stringify([language, version, course.id]);
    const image = imageOf(key, async () => {
      // Loaded with the first image: the library for images is large.
      const { drawCourseImage } = await import('./drawCourseImage.ts');
      return drawCourseImage(course, language, textsIn(language));
    });
    if (!image) {
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '10' })
        .send({ code: 'pictures_busy', message: 'Too many pictures are being drawn. Try again later.' });
    }
    return reply.type('image/png').send(await image);
  });
}

/** A picture takes as much time as a page. */
const asPage = { config: { rateClasses: ['page'] } } as const;

const translators = new Map<Language, CourseImageTexts>();

function textsIn(language: Language): CourseImageTexts {
  const existing = translators.get(language);
  if (existing) return existing;
  const { t } = createI18n({ language, resources: loadResources(language, ['catalog', 'common']) });
  const texts = {
    by: (instructor: string) => t('catalog:card.by', { instructor }),
    free: t('catalog:card.free'),
    unknownName: t('common:unknownName'),
  };
  translators.set(language, texts);
  return texts;
}
