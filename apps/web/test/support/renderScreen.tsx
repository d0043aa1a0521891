import type { User } from '@lyceum/api-client';
import { createI18n, directions, type Language, namespaces } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { UiProvider } from '@lyceum/ui/provider';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderLink } from '../../src/document/renderLink.tsx';
import { restoringSession, SessionContext } from '../../src/session/SessionProvider.tsx';

interface Around {
  /** @default 'en' */
  language?: Language;
  /** Who is signed in. @default null, a guest */
  user?: User | null;
}

function inApp(router: ReturnType<typeof createMemoryRouter>, { language = 'en', user = null }: Around) {
  const session = { ...restoringSession, user, state: user ? ('signedIn' as const) : ('signedOut' as const) };
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources: loadResources(language, namespaces) })}>
      <UiProvider language={language} direction={directions[language]} renderLink={renderLink}>
        <SessionContext value={{ ...session, isConfirmed: user !== null }}>
          <RouterProvider router={router} />
        </SessionContext>
      </UiProvider>
    </I18nextProvider>,
  );
}

/** The HTML of a screen as the app shows it: in a language, to somebody. */
export function shown(screen: ReactElement, around: Around = {}): string {
  return inApp(createMemoryRouter([{ id: 'root', path: '*', element: screen }]), around);
}

/** The HTML of what a route shows in place of its page when its loader throws this. */
export function shownWhenFailed(ErrorBoundary: ComponentType, thrown: unknown): string {
  const { data, init } = thrown as { data: unknown; init: { status: number } };
  const error = { status: init.status, statusText: '', internal: false, data };
  return inApp(
    createMemoryRouter([{ id: 'root', path: '*', element: null, ErrorBoundary }], {
      hydrationData: { errors: { root: error } },
    }),
    {},
  );
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unseen = /^(?:title|script|style)$/;

/** Every text on a page with the language that it is marked with, null where it is not, and whether it is isolated. */
export function markedTexts(html: string): { text: string; lang: string | null; isolated: boolean }[] {
  const found: ReturnType<typeof markedTexts> = [];
  const open: { name: string; lang: string | null; isolated: boolean }[] = [];
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(
    /<(\/)?([a-z\d]+)((?:\s[^<>]*)?)>|([^<]+)/gi,
  )) {
    const around = open.at(-1) ?? { name: '', lang: null, isolated: false };
    if (text !== undefined) {
      if (unseen.test(around.name)) continue;
      found.push({
        lang: around.lang,
        isolated: around.isolated,
        text: text.replace(/&(#?\w+);/g, (entity, known) => entities[known] ?? entity).trim(),
      });
    } else if (closing) open.pop();
    else if (!empty.test(name)) {
      const lang = /\slang="([^"]*)"/.exec(attributes)?.[1];
      open.push({
        name,
        lang: lang ?? around.lang,
        isolated: around.isolated || name === 'bdi' || /\sdir="auto"/.test(attributes),
      });
    }
  }
  return found.filter(({ text }) => text !== '');
}

/** All that a page says, in the order of its lines. */
export const wordsOf = (html: string): string =>
  markedTexts(html)
    .map(({ text }) => text)
    .join('\n');

/** The text of a page, as if it stood in one line. */
export const textOf = (html: string): string =>
  markedTexts(html.replaceAll(/<\/?(?:bdi|span|strong|em)\b[^>]*>/g, ''))
    .map(({ text }) => text)
    .join(' ');
