import type { User } from '@lyceum/api-client';
import { createI18n, directions, type Language, namespaces } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { UiProvider } from '@lyceum/ui/provider';
import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppContext } from '../../src/app/AppContext.ts';
import { renderLink } from '../../src/document/renderLink.tsx';
import { sessionFor, stubApp } from '../../src/fixtures/stubApp.ts';

interface Around {
  /** @default 'en' */
  language?: Language;
  /** The signed-in user. @default null, a guest */
  user?: User | null;
}

/** The HTML of a router's page with the app's providers. */
export function shownBy(
  router: ReturnType<typeof createMemoryRouter>,
  { language = 'en', user = null }: Around = {},
): string {
  const i18n = createI18n({ language, resources: loadResources(language, namespaces) });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <UiProvider language={language} direction={directions[language]} renderLink={renderLink}>
        <AppContext.Provider logic={stubApp({ session: sessionFor(user) })}>
          <RouterProvider router={router} />
        </AppContext.Provider>
      </UiProvider>
    </I18nextProvider>,
  );
}

/** The HTML of a screen with the app's providers, in a language, for a user. */
export const shown = (screen: ReactElement, around?: Around): string =>
  shownBy(createMemoryRouter([{ id: 'root', path: '*', element: screen }]), around);

/** Every visible text on a page, with the language of its element, null without one, and whether it is isolated. */
export function markedTexts(html: string): { text: string; lang: string | null; isolated: boolean }[] {
  const { document, NodeFilter } = new Window();
  document.body.innerHTML = html;
  for (const hidden of document.querySelectorAll('title, script, style')) hidden.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ReturnType<typeof markedTexts> = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { textContent, parentElement } = node;
    const text = textContent.trim();
    if (text === '') continue;
    const lang = parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
    found.push({ text, lang, isolated: parentElement?.closest('bdi, [dir=auto]') != null });
  }
  return found;
}

/** The visible texts of a page, each on a line of its own. */
export const wordsOf = (html: string): string =>
  markedTexts(html)
    .map(({ text }) => text)
    .join('\n');

/** The visible text of a page on one line. Inline elements do not separate words. */
export function textOf(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const inline of document.querySelectorAll('bdi, span, strong, em'))
    inline.replaceWith(...inline.childNodes);
  return markedTexts(document.body.innerHTML)
    .map(({ text }) => text)
    .join(' ');
}
