import { OfflinePage } from '@lyceum/ui/patterns/OfflinePage';
import { useTranslation } from 'react-i18next';
import { renderStaticPage, StaticDocument, type StaticPageData } from '../document/renderStaticPage.tsx';
import tryAgain from './tryAgain.js?raw';

/** The page that replaces all others while there is no connection. Only its short script runs, and it needs no React. */
export const renderOfflinePage = (page: StaticPageData): string =>
  renderStaticPage(page, <OfflineDocument {...page} />);

function OfflineDocument(page: StaticPageData) {
  const { t } = useTranslation('common');
  return (
    <StaticDocument {...page} title={t('offline.title')}>
      <OfflinePage
        texts={{
          name: t('appName'),
          home: t('header.home'),
          title: t('offline.title'),
          text: t('offline.text'),
          retry: t('actions.tryAgain'),
        }}
        status=""
      />
      <script
        type="module"
        nonce={page.nonce}
        data-checking={t('offline.checking')}
        data-still-offline={t('offline.stillOffline')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input
        dangerouslySetInnerHTML={{ __html: tryAgain }}
      />
    </StaticDocument>
  );
}
