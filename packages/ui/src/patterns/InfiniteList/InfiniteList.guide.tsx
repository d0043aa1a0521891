import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Text } from '../../components/Text/index.ts';
import { BrowseIcon } from '../../icons.ts';
import { guide, t } from '../../stories/index.ts';
import { CourseCard } from '../CourseCard/index.ts';
import { courses } from '../catalog.fixtures.ts';
import { infiniteListTexts } from './InfiniteList.fixtures.ts';
import { InfiniteList } from './InfiniteList.tsx';

const noop = () => undefined;

const emptyList = (empty: ReactNode) => (
  <InfiniteList
    label={t('catalog:category.list')}
    items={courses(0)}
    getKey={({ id }) => id}
    renderItem={(course) => <CourseCard {...course} />}
    status="succeeded"
    hasMore={false}
    onMore={noop}
    onRetry={noop}
    texts={infiniteListTexts}
    empty={empty}
  />
);

export const infiniteListGuide = guide({
  use: [
    'For a list that loads page by page: the next page is requested when the last item is within 100 px of the viewport.',
    'A button below does the same, a skip link leads past the list, and the number of added items is announced.',
    'From 100 items on, only the items near the viewport are in the document, so find-in-page misses the others.',
  ],
  instead: [
    { when: 'All items are loaded', use: 'CourseGrid' },
    { when: 'Users return to a particular page', use: 'Pagination' },
  ],
  do: emptyList(
    <EmptyState
      icon={BrowseIcon}
      title={t('catalog:category.empty')}
      description={t('catalog:category.emptyText')}
    />,
  ),
  why: 'Users learn what will be here, and when.',
  dont: emptyList(<Text>{t('catalog:category.empty')}</Text>),
  whyNot: 'A bare sentence looks as if the page had stopped loading.',
  keyboard: {
    Tab: 'Moves to the skip link, through the items, to the button, and on.',
    Enter: 'On the skip link: moves past the list. On the button: loads more.',
  },
});
