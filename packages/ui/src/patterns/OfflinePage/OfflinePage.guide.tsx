import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from '../ErrorPage/index.ts';
import { offlineTexts } from './OfflinePage.fixtures.ts';
import { OfflinePage } from './OfflinePage.tsx';

export const offlinePageGuide = guide({
  status: 'stable',
  use: ['In place of a page that was opened without a connection.'],
  instead: [
    { when: 'The page before is still shown', use: 'NetworkError' },
    { when: 'The server responded with an error', use: 'ErrorPage' },
  ],
  examples: [
    {
      do: {
        show: () => <OfflinePage texts={offlineTexts} status="" />,
        why: 'Users learn the reason, and that the page opens when the connection is back.',
      },
      dont: {
        show: () => (
          <ErrorPage
            title={t('common:failure.title')}
            text={t('common:failure.text')}
            action={<ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>}
          />
        ),
        why: 'Without a connection, the home page fails as well.',
      },
    },
  ],
  anatomy: [
    { part: 'The logo, a link to the home page', selector: 'header a' },
    { part: 'What happened, the heading of the page', selector: 'h1' },
    { part: 'Another attempt', selector: 'button' },
    { part: 'Its result, announced', selector: '[role="status"]' },
  ],
  keyboard: { Tab: 'Moves to the button.', Enter: 'Tries again.' },
  related: ['ErrorPage', 'NetworkError', 'EmptyState'],
  terms: {
    en: ['offline', 'no connection', 'airplane mode', 'service worker', 'installed app'],
    ar: ['غير متصل', 'بلا اتصال', 'انقطاع الإنترنت', 'وضع الطيران'],
    fr: ['hors ligne', 'sans connexion', 'mode avion', 'application installée'],
  },
});
