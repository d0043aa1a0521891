import { directions, type Language, rememberLanguageScript } from '@lyceum/i18n';
import { limits, storageKeys } from '@lyceum/rules';
import '@lyceum/ui/tokens.css';
import '@lyceum/ui/fonts.css';
import '@lyceum/ui/reset.css';
import type { Theme } from '@lyceum/ui/patterns/ThemeMenu';
import { UiProvider } from '@lyceum/ui/provider';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import type { Route } from './+types/root.ts';
import { AppProvider } from './app/AppProvider.tsx';
import { rootData, useRootData } from './app/api/rootData.ts';
import { AuthDialog } from './app/auth/AuthDialog.tsx';
import { googleSlot } from './app/auth/GoogleSlot.tsx';
import { Banners } from './app/frame/Banners.tsx';
import { Frame } from './app/frame/Frame.tsx';
import { SearchProvider } from './app/frame/SearchProvider.tsx';
import { StartError } from './app/frame/StartError.tsx';
import { FailedPage } from './app/notFound/NotFound.container.tsx';
import type { RouteHandle } from './app/page/routeHandle.ts';
import { manifestUrlOf } from './platform/document/addresses.ts';
import { recordEarlyInput } from './platform/document/earlyInput.ts';
import { fontUrls } from './platform/document/fontUrls.ts';
import { useNonce } from './platform/document/nonce.ts';
import { PageStyles } from './platform/document/PageStyles.tsx';
import { fillInAgain, reloadWithInput } from './platform/document/reloadWithInput.ts';
import { renderLink } from './platform/document/renderLink.tsx';
import { ThemeProvider } from './platform/document/ThemeProvider.tsx';
import { textsAddress, usePageI18n, usePageNamespaces } from './platform/i18n/texts.ts';

/** The texts of the frame and the catalog, for every page. */
export const handle: RouteHandle = { texts: ['common', 'landing', 'catalog', 'errors'] };

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context);
}

// What it says about the server and the visitor stays the same.
export const shouldRevalidate = () => false;

/** The document around pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  // Absent if the root loader failed.
  const data = useRootData();
  const i18n = usePageI18n();
  return (
    <I18nextProvider i18n={i18n}>
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
