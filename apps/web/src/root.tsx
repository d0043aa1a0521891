import { directions, type Language, rememberLanguageScript } from '@lyceum/i18n';
import { limits, storageKeys } from '@lyceum/rules';
import type { Theme } from '@lyceum/ui/patterns/ThemeMenu';
import { UiProvider } from '@lyceum/ui/provider';
import { fontUrls } from '@lyceum/ui/theme';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import type { Route } from './+types/root.ts';
import { AppProvider } from './app/AppProvider.tsx';
import { SearchProvider } from './catalog/SearchProvider.tsx';
import { recordEarlyInput } from './document/earlyInput.ts';
import { pageI18n } from './document/i18n.ts';
import { useNonce } from './document/nonce.ts';
import { PageStyles } from './document/PageStyles.tsx';
import { fillInAgain, reloadWithInput } from './document/reloadWithInput.ts';
import { renderLink } from './document/renderLink.tsx';
import { rootData, useRootData } from './document/rootData.ts';
import { StartError } from './document/StartError.tsx';
import { ThemeProvider } from './document/ThemeProvider.tsx';
import { textsAddress, usePageNamespaces, useServerTexts } from './document/texts.ts';
import { manifestUrlOf } from './offline/names.ts';
import { Banners } from './screens/Frame/Banners.tsx';
import { Frame } from './screens/Frame/Frame.tsx';
import { FailedPage } from './screens/NotFound/NotFound.container.tsx';
import { AuthDialog } from './session/AuthDialog.tsx';
import { googleSlot } from './session/GoogleSlot.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context);
}

// What it says about the server and the visitor stays the same.
export const shouldRevalidate = () => false;

/** The document around pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  // Absent if the root loader failed: the page is then in English.
  const data = useRootData();
  const texts = useServerTexts();
  return (
    <I18nextProvider i18n={pageI18n(data?.language ?? 'en', texts)}>
      <ThemeProvider initial={data?.theme ?? 'system'}>
        {(theme) => (
          <Page
            theme={theme}
            hasGoogle={data?.thirdParty?.kind === 'google'}
            textsVersion={data?.textsVersion ?? ''}
            year={data?.year}
          >
            {children}
          </Page>
        )}
      </ThemeProvider>
    </I18nextProvider>
  );
}

/** Empty in the browser, where it has run. */
const firstScript = import.meta.env.SSR
  ? `${rememberLanguageScript}{const key='${storageKeys.reloaded}';window.earlyInput=(${recordEarlyInput})(${limits.responseTimeoutMs},()=>(${reloadWithInput})(key));addEventListener('DOMContentLoaded',()=>(${fillInAgain})(key))}`
  : '';

interface PageProps {
  theme: Theme;
  hasGoogle: boolean;
  textsVersion: string;
  year: number | undefined;
  children: ReactNode;
}

function Page({ theme, hasGoogle, textsVersion, year, children }: PageProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const direction = directions[language];
  const namespaces = usePageNamespaces();
  const nonce = useNonce();
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme === 'system' ? undefined : theme}
      data-texts={namespaces.join(' ')}
      data-texts-version={textsVersion}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, without input
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        <PageStyles />
        {fontUrls(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={manifestUrlOf(language)} />
        <Meta />
        {import.meta.env.SSR &&
          namespaces.map((name) => {
            const href = textsAddress(language, name, textsVersion);
            return <link key={name} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />;
          })}
      </head>
      <body>
        <UiProvider
          language={language}
          direction={direction}
          renderLink={renderLink}
          nonce={nonce}
          renderThirdPartyButton={hasGoogle ? googleSlot : undefined}
        >
          <AppProvider>
            <SearchProvider>
              <Frame banners={<Banners />} year={year}>
                {children}
              </Frame>
              <AuthDialog />
              <StartError />
            </SearchProvider>
          </AppProvider>
        </UiProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { FailedPage as ErrorBoundary };
