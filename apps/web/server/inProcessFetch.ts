import { asPartOfPage } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';

// Statuses whose Response may have no body at all, not even an empty one.
const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that hands the request to the API in this process, without a socket in between.
 * @param visitor address of whoever asked for the page
 * @param onAnswer is told the status and the `Retry-After` of each answer
 */
export function inProcessFetch(
  app: FastifyInstance,
  visitor: string,
  onAnswer: (status: number, retryAfter: string | null) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await asPartOfPage(() =>
      app.inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        remoteAddress: visitor,
        payload,
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    onAnswer(answer.statusCode, headers.get('retry-after'));
    const body = bodiless.has(answer.statusCode) ? null : answer.payload;
    return new Response(body, { status: answer.statusCode, headers });
  };
}
