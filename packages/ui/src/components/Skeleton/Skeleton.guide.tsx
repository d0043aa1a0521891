import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Skeleton } from './Skeleton.tsx';

const loading = t('common:states.loading');

export const skeletonGuide = guide({
  status: 'stable',
  use: [
    'While content of a known shape loads, so that the layout does not shift.',
    'Put one `role="status"` with the loading text next to all skeletons of a place.',
  ],
  instead: [
    { when: 'The shape is unknown', use: 'Spinner' },
    { when: 'There is no content', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack>
            <VisuallyHidden role="status">{loading}</VisuallyHidden>
            <Skeleton shape="image" />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ),
        why: 'The skeleton is as high as the card that follows, so nothing moves.',
      },
      dont: {
        show: () => (
          <Stack>
            <VisuallyHidden role="status">{loading}</VisuallyHidden>
            <Skeleton />
          </Stack>
        ),
        why: 'One line in place of a card pushes everything below it down when the card arrives.',
      },
    },
    {
      do: {
        show: () => <Spinner label={t('common:states.processing')} />,
        why: 'An operation without a visible result has no shape that a skeleton could show.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Spinner label={loading} />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ),
        why: 'A spinner and a skeleton for the same content are one sign too many.',
      },
    },
  ],
  anatomy: [{ part: 'The reserved space', selector: 'span[aria-hidden="true"]' }],
  keyboard: { none: 'Not interactive and silent: the container announces the loading state once.' },
  related: ['Spinner', 'ProgressBar', 'EmptyState', 'InfiniteList', 'PendingBar'],
  terms: {
    en: ['placeholder', 'loading', 'shimmer', 'ghost', 'content loader', 'bones'],
    ar: ['هيكل التحميل', 'تحميل', 'عنصر نائب', 'انتظار المحتوى', 'محتوى مؤقت'],
    fr: ['squelette', 'chargement', 'contenu provisoire', 'écran de chargement', 'attente'],
  },
});
