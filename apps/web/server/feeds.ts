import type { Context, NewCourse } from '@lyceum/api';
import { acceptedLanguage, fallbackLanguage, findLocalized, type Language } from '@lyceum/i18n';
import { type Localized, languageQuery } from '@lyceum/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { sendBuilt } from './documents.ts';
import { escapeXml, xmlText } from './xml.ts';

/** The newest courses that a feed shows. */
const coursesPerFeed = 50;

interface FeedOptions {
  publicUrl: string;
  texts: Context['texts'];
  findCategory(id: string): Promise<{ id: string; name: Localized } | null>;
  /** The courses that were published last, the newest first. */
  newCourses(limit: number, category?: string): Promise<NewCourse[]>;
}

/**
 * Serves Atom feeds of the courses that were published last: of all at `/feed.atom`, of a category at
 * `/category/{id}/feed.atom`, in the language of the query `lng`, by default English.
 */
export function serveFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { publicUrl, texts, findCategory, newCourses } = options;
  const feedOfAll = async (language: Language) => write(language, null, await newCourses(coursesPerFeed));

  async function feedOfCategory(language: Language, id: string): Promise<string | null> {
    const category = await findCategory(id);
    return category && write(language, category, await newCourses(coursesPerFeed, id));
  }

  function write(
    language: Language,
    category: { id: string; name: Localized } | null,
    courses: NewCourse[],
  ): string {
    const inLanguage = (path: string) => `${publicUrl}${path}?${languageQuery}=${language}`;
    const nameOf = (name: Localized) =>
      xmlText(findLocalized(name, language)?.text ?? Object.values(name).find((text) => text) ?? '');
    const page = category ? `/category/${encodeURIComponent(category.id)}` : '/';
    const self = inLanguage(category ? `${page}/feed.atom` : '/feed.atom');
    const feed = new Feed({
      title: category
        ? texts(language, 'server:feed.ofCategory', { category: nameOf(category.name) })
        : texts(language, 'server:feed.all'),
      id: self,
      link: inLanguage(page),
      feed: self,
      updated: new Date(Math.max(0, ...courses.map(({ changedAt }) => changedAt.getTime()))),
      author: { name: 'Lyceum', link: publicUrl },
      favicon: `${publicUrl}/favicon.svg`,
      generator: 'Lyceum',
    });
    for (const { path, name, description, instructor, publishedAt, changedAt } of courses) {
      const summary = findLocalized(description, language);
      feed.addItem({
        // The same entry in each language has an id of its own.
        id: inLanguage(path),
        link: inLanguage(path),
        title: escapeXml(nameOf(name)),
        ...(summary && { description: escapeXml(summary.text) }),
        author: [{ name: xmlText(instructor) }],
        published: publishedAt,
        date: changedAt,
      });
    }
    return feed.atom1();
  }

  const send = sendBuilt({ seconds: 300, type: 'application/atom+xml; charset=utf-8' });
  const languageOf = ({ query }: FastifyRequest<{ Querystring: Record<string, unknown> }>) =>
    acceptedLanguage(query[languageQuery]) ?? fallbackLanguage;
  app.get<{ Querystring: Record<string, unknown> }>('/feed.atom', (request, reply) => {
    const language = languageOf(request);
    return send(request, reply, language, () => feedOfAll(language));
  });
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/category/:id/feed.atom',
    (request, reply) => {
      const language = languageOf(request);
      const { id } = request.params;
      return send(request, reply, `${language} ${id}`, () => feedOfCategory(language, id));
    },
  );
}
