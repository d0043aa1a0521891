import { directions, type Language, type Resources } from '@lyceum/i18n';
import { OfflinePage } from '@lyceum/ui/patterns/OfflinePage';
import { UiProvider } from '@lyceum/ui/provider';
import { layerOrder } from '@lyceum/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { pageI18n } from '../document/i18n.ts';
import tryAgain from './tryAgain.js?raw';

export interface OfflinePageData {
  language: Language;
  theme: 'light' | 'dark' | null;
  texts: Resources;
  /** The nonce of the page's own style and script. */
  nonce: string;
  styles: readonly string[];
}

/** The page that replaces all others while there is no connection. Only its short script runs, and it needs no React. */
export function renderOfflinePage(page: OfflinePageData): string {
  const document = renderToStaticMarkup(
    <I18nextProvider i18n={pageI18n(page.language, page.texts)}>
      <OfflineDocument {...page} />
    </I18nextProvider>,
  );
  return `<!DOCTYPE html>${document}`;
}

function OfflineDocument({ language, theme, nonce, styles }: OfflinePageData) {
  const { t } = useTranslation(['offline', 'common']);
  const direction = directions[language];
  return (
    <html lang={language} dir={direction} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style nonce={nonce}>{layerOrder}</style>
        <title>{t('common:meta.title', { title: t('offline:title') })}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body data-checking={t('offline:checking')} data-still-offline={t('offline:stillOffline')}>
        <UiProvider language={language} direction={direction}>
          <OfflinePage
            texts={{
              name: t('common:appName'),
              home: t('common:header.home'),
              title: t('offline:title'),
              text: t('offline:text'),
              retry: t('common:actions.tryAgain'),
            }}
            status=""
          />
        </UiProvider>
        <script
          type="module"
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input
          dangerouslySetInnerHTML={{ __html: tryAgain }}
        />
      </body>
    </html>
  );
}
