import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from '../ErrorPage/index.ts';
import { offlineTexts } from './OfflinePage.fixtures.ts';
import { OfflinePage } from './OfflinePage.tsx';

export const offlinePageGuide = guide({
  use: ['In place of a page that was opened without a connection.'],
  instead: [
    { when: 'The page before is still shown', use: 'NetworkError' },
    { when: 'The server responded with an error', use: 'ErrorPage' },
  ],
  do: <OfflinePage texts={offlineTexts} status="" />,
  why: 'Users learn the reason, and that the page opens when the connection is back.',
  dont: (
    <ErrorPage
      title={t('common:failure.title')}
      text={t('common:failure.text')}
      action={<ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>}
    />
  ),
  whyNot: 'Without a connection, the home page fails, too.',
  keyboard: { Tab: 'Moves to the button.', Enter: 'Tries again.' },
});
