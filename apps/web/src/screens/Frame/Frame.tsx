import { SkipLinks } from '@lyceum/ui/components/SkipLinks';
import { Footer } from '@lyceum/ui/patterns/Footer';
import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { loadPageTexts } from '../../document/i18n.ts';
import { usePrefetchOnIntent } from '../../document/loading/intent.ts';
import { untilAvailable } from '../../document/loading/loads.ts';
import { usePrefetchedLinks } from '../../document/loading/prefetch.ts';
import { useLoading } from '../../document/loading/useLoading.ts';
import { useLanguageChoice } from '../../document/useLanguageChoice.ts';
import { usePageFocus } from '../../document/usePageFocus.ts';
import { useFavorites } from '../../favorites/favoritesStore.ts';
import { useSession } from '../../session/useSession.ts';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Appearance, LanguageFailed, Languages } from './preferences.tsx';

const loadFavoritesNotice = async () => {
  const [notice] = await Promise.all([
    import('../../favorites/FavoritesNotice.tsx'),
    loadPageTexts('favorites'),
  ]);
  return notice;
};
const FavoritesNotice = lazy(() => untilAvailable(loadFavoritesNotice));

export interface FrameProps {
  /** The banners about the user's account, on every page. */
  banners: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The year of the footer's caption. @default the current one */
  year?: number;
}

/** What surrounds every page [2.110] [2.119]. */
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
