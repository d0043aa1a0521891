import type { FastifyInstance } from 'fastify';
import makeFetchCookie from 'fetch-cookie';

/** A minimal browser: it stores cookies and follows redirects. */
export class Visitor {
  readonly origin: string;
  readonly #fetch = makeFetchCookie(fetch);

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A visitor of a server, which starts to listen on a free port. */
  static async of(app: FastifyInstance): Promise<Visitor> {
    return new Visitor(await app.listen({ host: '127.0.0.1', port: 0 }));
  }

  /** Follows redirects. @returns the last response and its address with the fragment, which `fetch` omits */
  async open(path: string, form?: Record<string, string>): Promise<{ response: Response; url: URL }> {
    const url = new URL(path, this.origin);
    const body = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await this.#fetch(url.href, { redirect: 'manual', ...body });
    const location = response.headers.get('location');
    return location === null ? { response, url } : this.open(new URL(location, url).href);
  }
}
