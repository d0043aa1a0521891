import { directions, type Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import type { Theme } from '@lyceum/ui/patterns/ThemeMenu';
import { UiProvider } from '@lyceum/ui/provider';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Meta, Outlet, ScrollRestoration } from 'react-router-dom';
import type { Route } from './+types/root.ts';
import { AppProvider } from './app/AppProvider.tsx';
import { SearchProvider } from './catalog/SearchProvider.tsx';
import { EarlyInput } from './document/earlyInput/EarlyInput.tsx';
import { recordEarlyInput } from './document/earlyInput/recordEarlyInput.ts';
import { StartError } from './document/earlyInput/StartError.tsx';
import { pageI18n } from './document/i18n.ts';
import { untilLoaded } from './document/loading/loads.ts';
import { useNonce } from './document/nonce.ts';
import { renderLink } from './document/renderLink.tsx';
import { rootData, useRootData } from './document/rootData.ts';
import { PageFonts } from './document/start/PageFonts.tsx';
import { PageData, PageScripts } from './document/start/PageScripts.tsx';
import { PageStyles } from './document/start/PageStyles.tsx';
import { PrefetchRules } from './document/start/PrefetchRules.tsx';
import { ThemeProvider } from './document/ThemeProvider.tsx';
import { useServerTexts, useTextFiles } from './document/texts.ts';
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
            textsVersion={data?.textsVersion}
          >
            {children}
          </Page>
        )}
      </ThemeProvider>
    </I18nextProvider>
  );
}

/** Empty in the browser, where it has run. */
const earlyInputScript = import.meta.env.SSR ? `(${recordEarlyInput})(${limits.answerTimeoutMs})` : '';

interface PageProps {
  theme: Theme;
  hasGoogle: boolean;
  textsVersion: string | undefined;
  children: ReactNode;
}

function Page({ theme, hasGoogle, textsVersion, children }: PageProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const direction = directions[language];
  const textFiles = useTextFiles(language, textsVersion);
  const nonce = useNonce();
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme === 'system' ? undefined : theme}
      // `holdFonts` adds an attribute.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, without input
          dangerouslySetInnerHTML={{ __html: earlyInputScript }}
        />
        <PageFonts language={language} />
        <PageStyles />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={manifestUrlOf(language)} />
        <Meta />
        <PageData />
      </head>
      <body>
        <UiProvider
          language={language}
          direction={direction}
          renderLink={renderLink}
          untilLoaded={untilLoaded}
          nonce={nonce}
          renderThirdPartyButton={hasGoogle ? googleSlot : undefined}
        >
          <AppProvider>
            <SearchProvider>
              <Frame banners={<Banners />}>{children}</Frame>
              <AuthDialog />
              <StartError />
              <EarlyInput />
            </SearchProvider>
          </AppProvider>
        </UiProvider>
        <ScrollRestoration />
        <PrefetchRules />
        <PageScripts language={language} texts={textFiles} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { FailedPage as ErrorBoundary };
