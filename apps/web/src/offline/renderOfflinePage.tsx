import { directions, type Language, type Resources } from '@lyceum/i18n';
import { Text } from '@lyceum/ui/components/Text';
import { KeptCourses, OfflinePage } from '@lyceum/ui/patterns/OfflinePage';
import { UiProvider } from '@lyceum/ui/provider';
import { layerOrder } from '@lyceum/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { pageI18n } from '../document/i18n.ts';
import { offlineNames } from './names.ts';
import { type OfflinePageInput, runOfflinePage } from './runOfflinePage.ts';

export interface OfflinePageData {
  language: Language;
  theme: 'light' | 'dark' | null;
  texts: Resources;
  /** The nonce of the page's own style and script. */
  nonce: string;
  styles: readonly string[];
}

/** The page that browsers keep for addresses that they do not keep. Only its short script runs, and it needs no React. */
export function renderOfflinePage(page: OfflinePageData): string {
  const document = renderToStaticMarkup(
    <I18nextProvider i18n={pageI18n(page.language, page.texts)}>
      <OfflineDocument {...page} />
    </I18nextProvider>,
  );
  return `<!DOCTYPE html>${document}`;
}

/** The script makes a copy of it for each kept course. */
const sample = { href: '/', name: '', language: 'en' };

function OfflineDocument({ language, theme, nonce, styles }: OfflinePageData) {
  const { t } = useTranslation(['offline', 'common']);
  const direction = directions[language];
  const input: OfflinePageInput = {
    index: offlineNames.index,
    probe: '/favicon.svg',
    stillOffline: t('offline:stillOffline'),
  };
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
      <body>
        <UiProvider language={language} direction={direction}>
          <OfflinePage
            texts={{
              name: t('common:appName'),
              home: t('common:header.home'),
              title: t('offline:title'),
              text: t('offline:text'),
              retry: t('common:actions.tryAgain'),
              checking: t('offline:checking'),
            }}
            status=""
          >
            <Text id="nothing-kept" tone="soft">
              {t('offline:none')}
            </Text>
          </OfflinePage>
          <template>
            <KeptCourses title={t('offline:courses')} text={t('offline:coursesText')} courses={[sample]} />
          </template>
        </UiProvider>
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with our own texts
          dangerouslySetInnerHTML={{
            __html: `(${runOfflinePage})(${JSON.stringify(input).replaceAll('<', '\\u003c')})`,
          }}
        />
      </body>
    </html>
  );
}
