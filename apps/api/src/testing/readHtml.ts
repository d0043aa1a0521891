import { type BrowserWindow, type Document, Window } from 'happy-dom';

// happy-dom takes the `<` of `@media (width<=768px)` for the beginning of an element.
const rules = /(<style[^>]*>).*?(?=<\/style>)/gs;

// The files that a page preloads.
const loadNothing = {
  beforeAsyncRequest: async ({ window }: { window: BrowserWindow }) => new window.Response(),
};

/** The document of a page or a mail, without the rules of its styles. Its scripts do not run, and it loads no files. */
export function readHtml(html: string): Document {
  const settings = { fetch: { interceptor: loadNothing } };
  return new new Window({ url: 'http://localhost/', settings }).DOMParser().parseFromString(
    html.replace(rules, '$1'),
    'text/html',
  );
}

/** The text of each matching element, in document order. */
export function textsIn(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

/** The target of each link, in document order. */
export function linksIn(document: Document): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}
