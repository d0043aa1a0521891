import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Header } from '@lyceum/ui/patterns/Header';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazyBoundary, loadWithTexts } from '../../platform/errors/LazyBoundary.tsx';
import { PartBoundary } from '../../platform/errors/PartBoundary.tsx';
import { prepareAuthDialog, useAuthDialog } from '../auth/AuthDialog.tsx';
import { useSession } from '../session/useSession.ts';
import { Appearance, Languages } from './preferences.tsx';
import { useSearch } from './SearchProvider.tsx';
import type { ComboboxProps } from './Suggestions.container.tsx';

const loadDrawer = async () => {
  const { HeaderDrawer: drawer } = await import('@lyceum/ui/patterns/HeaderDrawer');
  return { default: drawer };
};
const HeaderDrawer = lazy(loadDrawer);
const loadSuggestions = async () => {
  const { SuggestionsContainer: container } = await import('./Suggestions.container.tsx');
  return { default: container };
};
const Suggestions = lazy(loadWithTexts(loadSuggestions, 'search'));
const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/** The header with its search, account and drawer. It is memoized: the frame is rendered several times for each navigation. */
export const PageHeader = memo(function PageHeader() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { query, setQuery } = useSearch();
  const [suggesting, setSuggesting] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxProps>({});
  // There the search filters what is on the page.
  const isLanding = pathname === '/';
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [hasDrawer, setHasDrawer] = useState(false);
  const { user } = useSession();
  const places = [
    { href: '/categories', label: t('header.browse') },
    // Guests only [2.110].
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
            setHasDrawer(true);
            setDrawerOpen(true);
          },
          onIntent: () => void loadDrawer().catch(() => undefined),
        }}
      />
      {hasDrawer && (
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
  const { user } = useSession();
  const open = useAuthDialog();
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
    <Button tone="primary" onClick={open} onPointerEnter={prepareAuthDialog} onFocus={prepareAuthDialog}>
      {t('header.signIn')}
    </Button>
  );
}
