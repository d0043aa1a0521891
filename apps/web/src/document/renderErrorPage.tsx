import { directions, type Language, type Resources } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { ErrorPage } from '@lyceum/ui/patterns/ErrorPage';
import { UiProvider } from '@lyceum/ui/provider';
import { layerOrder } from '@lyceum/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { pageI18n } from './i18n.ts';

export interface ErrorPageData {
  language: Language;
  theme: 'light' | 'dark' | null;
  texts: Resources;
  /** The server's message, for 'Error: {message}'. */
  message: string;
  /** The nonce of the response, for the page's own style. */
  nonce: string;
  /** The target of 'Try again': the requested URL, if it is inside the app. */
  address: string;
  styles: readonly string[];
}

/** A complete error page. It runs no script and is cheap enough to serve thousands per second. */
export function renderErrorPage(page: ErrorPageData): string {
  const document = renderToStaticMarkup(
    <I18nextProvider i18n={pageI18n(page.language, page.texts)}>
      <ErrorDocument {...page} />
    </I18nextProvider>,
  );
  return `<!DOCTYPE html>${document}`;
}

function ErrorDocument({ language, theme, message, nonce, address, styles }: ErrorPageData) {
  const { t } = useTranslation('common');
  const title = t('failure.title');
  return (
    <html lang={language} dir={directions[language]} data-theme={theme ?? undefined}>
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
        <UiProvider language={language} direction={directions[language]}>
          <main>
            <ErrorPage
              title={title}
              text={t('states.error', { message })}
              action={<ButtonLink href={address}>{t('actions.tryAgain')}</ButtonLink>}
            />
          </main>
        </UiProvider>
      </body>
    </html>
  );
}
