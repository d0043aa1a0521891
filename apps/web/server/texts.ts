import { acceptedLanguage, namespaces } from '@lyceum/i18n';
import { loadNamespace, textsVersion } from '@lyceum/i18n/server';
import type { FastifyInstance } from 'fastify';
import { isUnchanged } from './documents.ts';

/** The query, which may contain anything, repeated parameters included. */
interface TextsRequest {
  Params: { language: string; file: string };
  Querystring: { v?: unknown };
}

/**
 * Serves the translations at `/locales/{lng}/{ns}.json`. A page requests the version of its own server (`?v=`), which
 * browsers may cache forever: the next deployment has another version. Any other URL, including one of an older or a newer
 * server, is revalidated each time, so that no translation outlives a deployment.
 */
export function serveTexts(app: FastifyInstance): void {
  app.get<TextsRequest>('/locales/:language/:file.json', (request, reply) => {
    const { params, query } = request;
    const namespace = namespaces.find((name) => name === params.file);
    const language = acceptedLanguage(params.language);
    if (!namespace || !language || language !== params.language) {
      return reply.code(404).send({ code: 'texts_not_found', message: 'There are no such texts.' });
    }
    const isOwn = query.v === textsVersion;
    reply.header('cache-control', isOwn ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    if (isUnchanged(request, reply, textsVersion)) return reply.code(304).send();
    return reply.send(loadNamespace(language, namespace));
  });
}
