import { directions, type Language } from '@lyceum/i18n';
import { UiProvider } from '@lyceum/ui/provider';
import { layerOrder } from '@lyceum/ui/theme';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';

/** What a page without the app depends on. */
export interface StaticPageData {
  language: Language;
  theme: 'light' | 'dark' | null;
  translations: i18n;
  /** The nonce of the page's own style and script. */
  nonce: string;
  /** The addresses of its stylesheets. */
  styles: readonly string[];
}

interface StaticDocumentProps extends Omit<StaticPageData, 'translations'> {
  title: string;
  children: ReactNode;
}

/** The document of a page without the app. Search engines leave it out. */
export function StaticDocument({ language, theme, nonce, styles, title, children }: StaticDocumentProps) {
  const { t } = useTranslation('common');
  const direction = directions[language];
  return (
    <html lang={language} dir={direction} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style nonce={nonce}>{layerOrder}</style>
        <title>{t('meta.title', { title })}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <UiProvider language={language} direction={direction} links="app">
          {children}
        </UiProvider>
      </body>
    </html>
  );
}

/** Renders a `StaticDocument` as HTML. */
export function renderStaticPage({ translations }: StaticPageData, document: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<I18nextProvider i18n={translations}>{document}</I18nextProvider>)}`;
}
