import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { CategoryGrid } from '../CategoryGrid/index.ts';
import { countedCategories } from '../catalog.fixtures.ts';
import { ListError } from './ListError.tsx';

const error = (
  <ListError
    message={t('common:states.error', { message: t('errors:operations.listCategoryCourses') })}
    retryLabel={t('common:actions.tryAgain')}
    onRetry={() => undefined}
  />
);

export const listErrorGuide = guide({
  use: [
    'For a list or a part of a page that failed to load: it shows the reason and a retry button.',
    'Loaded items stay above it.',
  ],
  instead: [
    { when: 'The whole page failed to load', use: 'ErrorPage' },
    { when: 'The failed part has no place on the page', use: 'NetworkError' },
    { when: 'Another attempt makes no sense', use: 'Notice' },
  ],
  do: (
    <Stack>
      <CategoryGrid categories={countedCategories.slice(0, 2)} aria-label={t('catalog:domain.list')} />
      {error}
    </Stack>
  ),
  why: 'What has loaded stays useful, and the error shows where the list ends.',
  dont: error,
  whyNot: 'An error in place of the list takes away the items that users were reading.',
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Tries again.' },
});
