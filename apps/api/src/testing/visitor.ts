import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A minimal browser: it stores cookies by path and follows redirects. */
export class Visitor {
  readonly origin: string;
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A visitor of a server, which starts to listen on a free port. */
  static async of(app: FastifyInstance): Promise<Visitor> {
    await app.listen({ host: '127.0.0.1', port: 0 });
    return new Visitor(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }

  /** Follows redirects. @returns the last response and its address with the fragment */
  async open(path: string, form?: Record<string, string>): Promise<{ response: Response; url: URL }> {
    const url = new URL(path, this.origin);
    const cookie = [...this.#cookies.values()]
      .filter(
        (cookie) => url.pathname === cookie.path || url.pathname.startsWith(cookie.path.replace(/\/?$/, '/')),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get('location');
    return location === null ? { response, url } : this.open(new URL(location, url).href);
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { name, value, path });
  }
}
