import type { ReactNode } from 'react';
import { Spinner } from '../../components/Spinner/index.ts';
import { guide, t } from '../../stories/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { PendingBar } from './PendingBar.tsx';

const label = t('common:states.loading');

// `contain` positions the bar in this box instead of the viewport.
const frame = (content: ReactNode) => (
  <div style={{ contain: 'layout', minBlockSize: 160, paddingBlockStart: 16 }}>{content}</div>
);

export const pendingBarGuide = guide({
  use: ['Once in the frame of the app, while another page loads. The current page stays until then.'],
  instead: [
    { when: 'A part of a page is loading', use: 'Skeleton' },
    { when: 'A button triggered it', use: 'Button with `busy`' },
    { when: 'The progress is known', use: 'ProgressBar' },
  ],
  do: frame(
    <>
      <PendingBar active label={label} />
      <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
    </>,
  ),
  why: 'The page stays readable until the next one arrives, and nothing flashes.',
  dont: frame(<Spinner label={label} />),
  whyNot: 'A spinner takes the content away before there is anything else to see.',
  keyboard: { none: 'Not interactive. It is announced once.' },
});
