import { endonyms, languages } from '@lyceum/i18n';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { SkipLinks } from '@lyceum/ui/components/SkipLinks';
import { Footer } from '@lyceum/ui/patterns/Footer';
import { Header } from '@lyceum/ui/patterns/Header';
import { LanguageMenu } from '@lyceum/ui/patterns/LanguageMenu';
import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { ThemeMenu } from '@lyceum/ui/patterns/ThemeMenu';
import { useIsMobile } from '@lyceum/ui/provider';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useSearch } from '../../catalog/SearchProvider.tsx';
import { loadPageTexts } from '../../document/i18n.ts';
import { usePrefetchOnIntent } from '../../document/loading/intent.ts';
import { untilLoaded } from '../../document/loading/loads.ts';
import { prefetch, usePrefetch, usePrefetchedLinks } from '../../document/loading/prefetch.ts';
import { useLoading } from '../../document/loading/useLoading.ts';
import { useTheme } from '../../document/ThemeProvider.tsx';
import { useLanguageChoice } from '../../document/useLanguageChoice.ts';
import { usePageFocus } from '../../document/usePageFocus.ts';
import { useFavorites } from '../../favorites/favoritesStore.ts';
import { useAuthDialog, usePrefetchedAuthDialog } from '../../session/AuthDialog.tsx';
import { useSession } from '../../session/useSession.ts';
import { LazyBoundary } from '../parts/LazyBoundary.tsx';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import type { ComboboxProps } from './Suggestions.container.tsx';

const loadDrawer = async () => {
  const { HeaderDrawer: drawer } = await import('@lyceum/ui/patterns/HeaderDrawer');
  return { default: drawer };
};
const HeaderDrawer = lazy(() => untilLoaded(loadDrawer));
const Suggestions = lazy(async () => {
  const [{ SuggestionsContainer: container }] = await Promise.all([
    import('./Suggestions.container.tsx'),
    loadPageTexts('search'),
  ]);
  return { default: container };
});
const FavoritesNotice = lazy(async () => {
  const [notice] = await Promise.all([
    import('../../favorites/FavoritesNotice.tsx'),
    loadPageTexts('favorites'),
  ]);
  return notice;
});
const AccountMenu = lazy(() => untilLoaded(() => import('./AccountMenu.tsx')));

export interface FrameProps {
  /** The banners about the user's account, on every page. */
  banners: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The year of the footer's caption. @default the current one */
  year?: number;
}

/** What surrounds every page [2.117] [2.119]. */
export function Frame({ banners, children, year = new Date().getFullYear() }: FrameProps) {
  const { t } = useTranslation(['common', 'errors']);
  const { state } = useNavigation();
  const { choice } = useLanguageChoice();
  const loading = useLoading();
  const isFailed = loading.state === 'failed';
  const isUnderWay =
    (state === 'loading' && !isFailed) ||
    loading.state === 'loading' ||
    loading.state === 'retrying' ||
    choice.matches('changing');
  usePageFocus();
  usePrefetchOnIntent();
  usePrefetchedLinks({ isPageReady: useSession().state !== 'restoring' });
  return (
    <>
      <SkipLinks
        label={t('skip.label')}
        links={[
          { target: 'content', label: t('skip.toContent') },
          { target: 'search', label: t('skip.toSearch') },
          { target: 'footer', label: t('skip.toFooter') },
        ]}
      />
      <PendingBar active={isUnderWay} label={t('states.loading')} />
      <PageHeader />
      <LanguageFailed place="accountMenu" />
      {banners}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PageFooter year={year} />
      <Noticed />
      {(isFailed || loading.state === 'retrying') && (
        <NetworkError
          message={t('errors:operations.networkError')}
          retryLabel={t('actions.tryAgain')}
          busy={!isFailed}
          busyLabel={t('states.loading')}
          onRetry={loading.retry}
        />
      )}
    </>
  );
}

function Noticed() {
  const { notice } = useFavorites();
  if (!notice) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <FavoritesNotice notice={notice} />
      </Suspense>
    </PartBoundary>
  );
}

// The frame is rendered several times for each navigation.
const PageHeader = memo(function PageHeader() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { query, setQuery } = useSearch();
  const [suggesting, setSuggesting] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxProps>({});
  // There the search filters what is on the page.
  const isLanding = pathname === '/';
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerWanted, setDrawerWanted] = useState(false);
  const { retry } = useLoading();
  usePrefetch(loadDrawer, { isNeeded: useIsMobile() });
  const { user } = useSession();
  const places = [
    { href: '/categories', label: t('header.browse') },
    // Guests only [2.117].
    ...(user ? [] : [{ href: '/experts', label: t('header.experts') }]),
    { href: '/sessions', label: t('header.sessions') },
    { href: '/monetize', label: t('header.monetize') },
    { href: '/community', label: t('header.community') },
  ];
  const withCurrent = (place: { href: string; label: string }) => ({
    ...place,
    current: place.href === pathname,
  });
  const links = places.map(withCurrent);
  const ownLinks = [
    { href: '/favorites', label: t('userMenu.favorites') },
    ...(user
      ? [
          { href: '/dashboard', label: t('userMenu.dashboard') },
          { href: '/profile', label: t('settings.title') },
        ]
      : []),
  ].map(withCurrent);
  return (
    <>
      <Header
        texts={{
          slogan: t('slogan'),
          name: t('appName'),
          home: t('header.home'),
          navigation: t('header.navigation'),
          menu: t('header.menu'),
        }}
        links={links}
        search={{
          label: t('header.searchLabel'),
          placeholder: t('header.searchPlaceholder'),
          clearLabel: t('header.clearSearch'),
          value: query,
          onChange: setQuery,
          onSubmit: () => {
            if (!isLanding) void navigate('/');
          },
          onFocus: () => setSuggesting(true),
          ...combobox,
          suggestions: suggesting && !isLanding && (
            <PartBoundary fallback={null}>
              <Suspense>
                <Suggestions query={query} onField={setCombobox} />
              </Suspense>
            </PartBoundary>
          ),
        }}
        account={<Account />}
        drawer={{
          open: drawerOpen,
          onOpen: () => {
            setDrawerWanted(true);
            setDrawerOpen(true);
            retry();
          },
          onIntent: () => prefetch(loadDrawer),
        }}
      />
      {drawerWanted && (
        <LazyBoundary>
          <HeaderDrawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            texts={{ title: t('header.menu'), close: t('actions.close'), navigation: t('header.navigation') }}
            links={[...links, ...ownLinks]}
          >
            <Stack align="start">
              <Languages />
              <Appearance />
            </Stack>
          </HeaderDrawer>
        </LazyBoundary>
      )}
    </>
  );
});

function Account() {
  const { t } = useTranslation('common');
  const { state, user } = useSession();
  const { open, prepare } = useAuthDialog();
  usePrefetchedAuthDialog({ isGuest: state === 'signedOut' });
  if (user) {
    return (
      <PartBoundary fallback={<ButtonLink href="/dashboard">{t('userMenu.dashboard')}</ButtonLink>}>
        <Suspense>
          <AccountMenu user={user} />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <Button tone="primary" onClick={() => open()} onPointerEnter={prepare} onFocus={prepare}>
      {t('header.signIn')}
    </Button>
  );
}

function Languages() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { send } = useLanguageChoice();
  return (
    <Stack gap="sm" align="start">
      <LanguageMenu
        label={t('footer.languageMenu')}
        languages={languages.map((language) => ({
          language,
          name: endonyms[language],
          href: `${pathname}?lng=${language}`,
        }))}
        onSelect={(language) => send({ type: 'language.chosen', language, place: 'list' })}
      />
      <LanguageFailed place="list" />
    </Stack>
  );
}

type LanguagePlace = ReturnType<typeof useLanguageChoice>['choice']['context']['place'];

/** That the language chosen in this place could not be had, until the next choice or the next page. */
function LanguageFailed({ place }: { place: LanguagePlace }) {
  const { t } = useTranslation('common');
  const { choice } = useLanguageChoice();
  if (!choice.matches('failed') || choice.context.place !== place) return null;
  const notice = <Notice tone="critical">{t('footer.languageFailed')}</Notice>;
  return place === 'list' ? notice : <Page paddingBlock="both">{notice}</Page>;
}

function Appearance() {
  const { t } = useTranslation('common');
  const { theme, choose } = useTheme();
  return (
    <ThemeMenu
      texts={{
        label: t('theme.label'),
        system: t('theme.system'),
        light: t('theme.light'),
        dark: t('theme.dark'),
      }}
      value={theme}
      onChange={choose}
    />
  );
}

const PageFooter = memo(function PageFooter({ year }: { year: number }) {
  const { t } = useTranslation('common');
  return (
    <Footer
      id="footer"
      tabIndex={-1}
      texts={{
        name: t('appName'),
        home: t('header.home'),
        tagline: t('tagline'),
        credits: t('footer.credits'),
        caption: t('footer.caption', { year }),
      }}
      language={<Languages />}
      theme={<Appearance />}
    />
  );
});
