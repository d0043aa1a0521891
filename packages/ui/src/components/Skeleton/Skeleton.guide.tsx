import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Skeleton } from './Skeleton.tsx';

const loading = t('common:states.loading');

export const skeletonGuide = guide({
  use: [
    'While content of a known shape loads, so that the layout does not shift.',
    'Add one `role="status"` with the loading text for all the skeletons in a place.',
  ],
  instead: [
    { when: 'The shape is unknown', use: 'Spinner' },
    { when: 'There is no content', use: 'EmptyState' },
  ],
  do: (
    <Stack>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton shape="image" />
      <Skeleton shape="title" />
      <Skeleton />
    </Stack>
  ),
  why: 'The skeleton is as tall as the card that follows, so nothing moves.',
  dont: (
    <Stack>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton />
    </Stack>
  ),
  whyNot: 'One line in place of a card pushes everything below it down when the card arrives.',
  keyboard: { none: 'Not interactive and silent: the container announces the loading state once.' },
});
