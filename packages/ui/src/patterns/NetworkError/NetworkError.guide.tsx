import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from '../ErrorPage/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { NetworkError } from './NetworkError.tsx';

// `contain` positions the error in this box instead of the viewport.
const frame = (content: ReactNode) => <div style={{ contain: 'layout', minBlockSize: 260 }}>{content}</div>;

export const networkErrorGuide = guide({
  use: [
    'Once in the frame of the app, when the next page or a part of this one failed to load. The page stays usable.',
  ],
  instead: [
    { when: 'A list or a part of the page has a place for the error', use: 'ListError' },
    { when: 'There is no page to show', use: 'ErrorPage' },
  ],
  do: frame(
    <>
      <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      <NetworkError
        message={t('errors:operations.networkError')}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => undefined}
      />
    </>,
  ),
  why: 'Users keep the page that they have, and try again when they are back online.',
  dont: frame(
    <ErrorPage
      title={t('common:failure.title')}
      text={t('errors:operations.networkError')}
      action={<Button>{t('common:actions.tryAgain')}</Button>}
    />,
  ),
  whyNot: 'A lost connection is no reason to take away a page that has loaded.',
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Tries again.' },
});
