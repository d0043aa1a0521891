import { asPartOfPage, type PageSources } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';

// Statuses whose `Response` must have a null body.
const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that passes the request to the API in this process, without a socket.
 * @param visitor the address of the client
 * @param sources collects what the responses depend on
 * @param onResponse receives the status and the `Retry-After` of each response
 */
export function inProcessFetch(
  app: FastifyInstance,
  visitor: string,
  sources: PageSources,
  onResponse: (status: number, retryAfter: string | null) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    // The call starts when it is awaited, which has to be inside.
    const response = await asPartOfPage(sources, async () =>
      app.inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        remoteAddress: visitor,
        payload,
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    onResponse(response.statusCode, headers.get('retry-after'));
    const body = bodiless.has(response.statusCode) ? null : response.payload;
    return new Response(body, { status: response.statusCode, headers });
  };
}
