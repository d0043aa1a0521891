import { imageWidths } from '@lyceum/rules';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/base/problems.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { formatNames, imageFormats } from './imageFiles.ts';

const namePattern = new RegExp(`^[\\da-f-]{36}-(?:${imageWidths.join('|')})\\.(?:${formatNames.join('|')})$`);

/** Serves uploaded images. Their addresses contain an id that never gets another content. */
export function serveImages(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>(
    '/pictures/uploads/:name',
    { config: { rateClasses: ['file'] } },
    async ({ params: { name } }, reply) => {
      const format = namePattern.test(name) && formatNames.find((ending) => name.endsWith(ending));
      const object = format ? await storage.read(`images/${name}`) : null;
      if (!format || !object) throw new Problem('notFound');
      reply
        .type(imageFormats[format])
        .header('content-length', object.sizeBytes)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Other sites show them in previews of links.
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(object.stream);
    },
  );
}
