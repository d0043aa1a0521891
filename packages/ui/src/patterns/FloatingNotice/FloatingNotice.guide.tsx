import type { ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { guide, t } from '../../stories/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { FloatingNotice } from './FloatingNotice.tsx';

// `contain` positions the notice in this box instead of the viewport.
const frame = (content: ReactNode) => (
  <div style={{ contain: 'layout', minBlockSize: 260 }}>
    <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
    {content}
  </div>
);

const notice = (children: string, action?: ReactNode) => (
  <FloatingNotice closeLabel={t('common:actions.close')} onClose={() => undefined} action={action}>
    {children}
  </FloatingNotice>
);

export const floatingNoticeGuide = guide({
  status: 'beta',
  use: [
    'For the result of an action that is repeated in a list, such as a favorite: one sentence, and at most one link.',
    'It may disappear by itself if it only confirms. A failure stays until it is closed.',
  ],
  instead: [
    { when: 'There is space next to what happened', use: 'Notice' },
    { when: 'Something failed to load and can be loaded again', use: 'NetworkError' },
  ],
  do: frame(
    notice(t('catalog:favorites.added'), <Link href="/favorites">{t('catalog:favorites.see')}</Link>),
  ),
  why: 'The list stays where it is, and the result is one press away.',
  dont: frame(notice(t('catalog:sessions.lead'))),
  whyNot: 'Users close a notice, and with it what belongs on the page.',
  keyboard: {
    Tab: 'Moves to the link, then to the button.',
    'Enter, Space': 'Follows the link, or closes the notice.',
  },
});
