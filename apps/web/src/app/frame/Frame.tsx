import { SkipLinks } from '@lyceum/ui/components/SkipLinks';
import { Footer } from '@lyceum/ui/patterns/Footer';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { usePageFocus } from '../../platform/document/usePageFocus.ts';
import { PartBoundary } from '../../platform/errors/PartBoundary.tsx';
import { useFavorites } from '../favorites/FavoritesProvider.tsx';
import { useLanguageChoice } from '../system/useLanguageChoice.ts';
import { PageHeader } from './PageHeader.tsx';
import { Appearance, LanguageFailed, Languages } from './preferences.tsx';

const FavoritesNotice = lazy(() => import('../favorites/FavoritesNotice.tsx'));

export interface FrameProps {
  /** The banners about the user's account, on every page. */
  banners: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The year of the footer's caption, the same on the server and in the browser. Absent if the root loader failed. */
  year: number | undefined;
}

/** What surrounds every page [2.110] [2.119]. */
export function Frame({ banners, children, year }: FrameProps) {
  const { t } = useTranslation('common');
  const { state } = useNavigation();
  const { choice } = useLanguageChoice();
  const isUnderWay = state === 'loading' || choice.matches('changing');
  usePageFocus();
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

const PageFooter = memo(function PageFooter({ year }: Pick<FrameProps, 'year'>) {
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
        caption: t('footer.caption', { year: year ?? '' }),
      }}
      language={<Languages />}
      theme={<Appearance />}
    />
  );
});
