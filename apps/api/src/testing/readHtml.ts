import { type Document, Window } from 'happy-dom';

// happy-dom takes the `<` of `@media (width<=768px)` for the beginning of an element.
const rules = /(<style[^>]*>).*?(?=<\/style>)/gs;

/** The document of a page or a mail, without the rules of its styles. Its scripts do not run. */
export function readHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html.replace(rules, '$1'), 'text/html');
}

/** The text of each matching element, in document order. */
export function textsIn(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

/** The target of each link, in document order. */
export function linksIn(document: Document): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}
