import { guide, t } from '../../stories/index.ts';
import { Spinner } from './Spinner.tsx';
export const spinnerGuide = guide({
  use: [
    'For an operation of unknown duration.',
    'Name the operation in the `label`. Hide it only where there is no space.',
  ],
  instead: [
    { when: 'The shape of the content is known', use: 'Skeleton' },
    { when: 'The progress is known', use: 'ProgressBar' },
    { when: 'A button is working', use: 'Button with `busy`' },
  ],
  do: <Spinner label={t('catalog:categories.loadingMore')} />,
  why: 'The label tells everybody what is loading.',
  dont: <Spinner size="large" label={t('catalog:categories.loadingMore')} visibleLabel={false} />,
  whyNot: 'There is space for the label, and without it users don’t know what they are waiting for.',
  keyboard: { none: 'Not interactive. Screen readers announce it when they pause.' },
});
