// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { InfiniteList } from './InfiniteList.tsx';

const texts = {
  loading: 'Loading...',
  loadingMore: 'Loading more courses...',
  loadMore: 'Load more',
  tryAgain: 'Try again',
  skip: 'Skip this list',
  added: (count: number) => `${count} more loaded`,
  end: 'You have reached the end of the list.',
};

test('a page that is added to a list renders only its own items', { tags: ['2.281'] }, () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  const renderItem = vi.fn((item: string) => item);
  const show = (...items: string[]) =>
    act(() =>
      root.render(
        <InfiniteList
          label="Courses"
          items={items}
          getKey={(item) => item}
          renderItem={renderItem}
          status="succeeded"
          hasMore
          onMore={() => {}}
          onRetry={() => {}}
          texts={texts}
        />,
      ),
    );
  show('a', 'b');
  renderItem.mockClear();
  show('a', 'b', 'c');
  expect(renderItem.mock.calls.map(([item]) => item)).toEqual(['c']);
  expect(document.querySelectorAll('li')).toHaveLength(3);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
