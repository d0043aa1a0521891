import { isCssColor } from '@lyceum/rules';
import { drawComposition } from '@lyceum/ui/compositions';
import type { FastifyInstance } from 'fastify';

/** The seed is the id of a course, the color that of its category without the `#`. */
interface CompositionRequest {
  Params: { color: string; seed: string };
}

/**
 * Serves the images of courses without an image at `/pictures/compositions/{color}/{seed}.svg` [2.42]. They depend on
 * the URL alone, so browsers may cache them like the other pictures.
 */
export function serveCompositions(app: FastifyInstance): void {
  app.get<CompositionRequest>('/pictures/compositions/:color/:seed.svg', ({ params }, reply) => {
    const color = `#${params.color}`;
    if (!isCssColor(color)) {
      return reply.code(404).send({ code: 'picture_not_found', message: 'There is no such picture.' });
    }
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(drawComposition({ seed: params.seed, color }));
  });
}
