import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { InApp, type Surroundings } from '../../src/fixtures/inApp.tsx';

/** The HTML of a screen with the app's providers, in a language, for a user. */
export const htmlOf = (screen: ReactElement, around?: Surroundings): string =>
  renderToStaticMarkup(<InApp router={createMemoryRouter([{ path: '*', element: screen }])} {...around} />);

/** Every visible text on a page, with the language of its element, null without one, and whether it is isolated. */
export function visibleTexts(html: string): { text: string; lang: string | null; isolated: boolean }[] {
  const { document, NodeFilter } = new Window();
  document.body.innerHTML = html;
  for (const hidden of document.querySelectorAll('title, script, style')) hidden.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: ReturnType<typeof visibleTexts> = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { textContent, parentElement } = node;
    const text = textContent.trim();
    if (text === '') continue;
    const lang = parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
    texts.push({ text, lang, isolated: parentElement?.closest('bdi, [dir=auto]') != null });
  }
  return texts;
}

/** The visible text of a page on one line. Inline elements do not separate words. */
export function textOf(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const inline of document.querySelectorAll('bdi, span, strong, em'))
    inline.replaceWith(...inline.childNodes);
  return visibleTexts(document.body.innerHTML)
    .map(({ text }) => text)
    .join(' ');
}
