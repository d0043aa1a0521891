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
  status: 'stable',
  use: ['Once in the frame of the app, while another page loads. The current page stays until then.'],
  instead: [
    { when: 'A part of a page is loading', use: 'Skeleton' },
    { when: 'A button triggered it', use: '`Button` with `busy`' },
    { when: 'The progress is known', use: 'ProgressBar' },
  ],
  examples: [
    {
      do: {
        show: () =>
          frame(
            <>
              <PendingBar active label={label} />
              <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
            </>,
          ),
        why: 'The page stays readable until the next one is there, and nothing flashes.',
      },
      dont: {
        show: () => frame(<Spinner label={label} />),
        why: 'An empty page with a spinner takes the content away before there is anything else to see.',
      },
    },
  ],
  anatomy: [
    { part: 'Bar', selector: '[role=status] > div' },
    { part: 'Announcement, visually hidden', selector: '[role=status] > span' },
    { part: 'Current page, which stays', selector: 'h1' },
  ],
  keyboard: { none: 'Not interactive. It is announced once.' },
  related: ['Spinner', 'Skeleton', 'ProgressBar', 'NetworkError'],
  terms: {
    en: ['loading bar', 'page transition', 'navigation progress', 'loader', 'top loader'],
    ar: ['شريط التحميل', 'جارٍ التحميل', 'انتقال بين الصفحات', 'تقدّم'],
    fr: ['barre de chargement', 'chargement de page', 'transition', 'indicateur de chargement'],
  },
});
