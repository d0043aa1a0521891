// @vitest-environment happy-dom
import { categorySegments } from '@lyceum/rules';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { Icon } from '../components/Icon/index.ts';
import { UiProvider } from '../provider/index.ts';
import { CategoryGrid } from './CategoryGrid/index.ts';
import { CategoryTile, categoryIcons, defaultCategoryIcon } from './CategoryTile/index.ts';
import { DomainCard } from './DomainCard/index.ts';
import { FilterForm } from './FilterForm/index.ts';
import { problemText } from './forms/problems.ts';
import { HeroMessage } from './HeroMessage/index.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList/index.ts';
import { Price } from './Price/index.ts';
import { SearchForm } from './SearchForm/index.ts';

// What the server renders; the stories test the patterns in a browser.

function render(node: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(node);
  return within(document.body);
}

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    href: `/category/c${index}`,
    name: `Category ${index}`,
    color: '#2b5d8c',
  }));
const viewAll = { href: '/domain/technology', label: 'View All', accessibleName: 'View All in Technology' };

test('every known segment has its own icon', { tags: ['2.20'] }, () => {
  expect(Object.keys(categoryIcons).toSorted()).toEqual([...categorySegments].toSorted());
  expect(new Set([...Object.values(categoryIcons), defaultCategoryIcon]).size).toBe(
    categorySegments.length + 1,
  );
});

test('the last segment of the address selects the icon', { tags: ['2.20'] }, () => {
  const drawing = (node: ReactNode) => {
    render(node);
    return document.querySelector('svg')?.innerHTML;
  };
  const tile = (href: string) => drawing(<CategoryTile href={href} name="x" color="#123456" />);
  expect(tile('/category/python?page=2')).toBe(drawing(<Icon icon={categoryIcons.python} />));
  expect(tile('/category/pottery')).toBe(drawing(<Icon icon={defaultCategoryIcon} />));
});

test('shows the first seven tiles and a link to all of them', { tags: ['2.21'] }, () => {
  const hrefs = (node: ReactNode) =>
    render(node)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs(<CategoryGrid categories={categories(9)} viewAll={viewAll} />)).toEqual([
    ...categories(7).map(({ href }) => href),
    '/domain/technology',
  ]);
  expect(hrefs(<CategoryGrid categories={categories(9)} />)).toHaveLength(9);
});

test.each([true, false])(
  'a domain announces whether it is expanded (%j), with its name',
  { tags: ['2.13'] },
  (expanded) => {
    const page = render(
      <DomainCard
        href="/domain/technology"
        name="Technology"
        color="#2563b8"
        categories={categories(2)}
        expanded={expanded}
        onToggle={() => {}}
        texts={{
          viewAll: 'View All',
          viewAllAccessibleName: 'View All in Technology',
          expand: 'Show Technology',
          collapse: 'Hide Technology',
        }}
      />,
    );
    const button = page.getByRole('button', {
      name: expanded ? 'Hide Technology' : 'Show Technology',
      expanded,
    });
    const controlled = document.getElementById(String(button.getAttribute('aria-controls')));
    expect(within(controlled as HTMLElement).getByRole('link', { name: 'Category 1' })).toBeDefined();
  },
);

test('one landing message is accessible, and none is announced', { tags: ['2.11'] }, () => {
  const page = render(
    <HeroMessage
      messages={['Explore & Discover', 'Ask. Analyze. Act.']}
      index={1}
      paused={false}
      onPause={() => {}}
      lead="Courses"
      texts={{ pause: 'Pause', resume: 'Resume' }}
    />,
  );
  expect(page.getByRole('heading', { level: 1, name: 'Ask. Analyze. Act.' })).toBeDefined();
  expect(page.queryByText('Explore & Discover')).toBeNull();
  expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Pause' })).toBeDefined();
});

const list = (props: Partial<InfiniteListProps<string>>) =>
  render(
    <InfiniteList
      label="Courses"
      items={['a', 'b']}
      getKey={(item) => item}
      renderItem={(item) => item}
      status="succeeded"
      hasMore
      onMore={() => {}}
      onRetry={() => {}}
      empty="Nothing here"
      texts={{
        loading: 'Loading...',
        loadingMore: 'Loading more courses...',
        loadMore: 'Load more',
        error: 'Error: Failed to fetch courses',
        tryAgain: 'Try again',
        skip: 'Skip this list',
        added: (count) => `${count} more loaded`,
        end: 'You have reached the end of the list.',
      }}
      {...props}
    />,
  );
const texts = (page: ReturnType<typeof list>) =>
  ['Loading...', 'Loading more courses...', 'Load more', 'Nothing here'].filter(
    (text) => page.queryByText(text) !== null,
  );

test('a list announces its loading state', { tags: ['2.19'] }, () => {
  expect(texts(list({ items: [], status: 'loading' }))).toEqual(['Loading...']);
  expect(texts(list({ status: 'loading' }))).toEqual(['Loading more courses...']);
  expect(texts(list({ items: [], hasMore: false }))).toEqual(['Nothing here']);
  expect(texts(list({ hasMore: false }))).toEqual([]);
});

test('a failed list keeps its items and offers a retry', { tags: ['2.19'] }, () => {
  const page = list({ status: 'failed' });
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  const alert = within(page.getByRole('alert'));
  expect(alert.getByText('Error: Failed to fetch courses')).toBeDefined();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a list has a skip link to its end and a load-more button', () => {
  const page = list({});
  const skip = page.getByRole('link', { name: 'Skip this list' });
  const end = document.querySelector(String(skip.getAttribute('href')));
  expect(end?.getAttribute('tabindex')).toBe('-1');
  expect(skip.compareDocumentPosition(end as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.getByRole('button', { name: 'Load more' })).toBeDefined();
});

test('the server renders a long list completely, with the position of each item', () => {
  const items = Array.from({ length: 150 }, (_, index) => `course ${index + 1}`);
  const positions = (page: ReturnType<typeof list>) =>
    page
      .getAllByRole('listitem')
      .map((item) =>
        [item.textContent, item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')].join(' '),
      );
  expect(positions(list({ items, total: 200 }))).toEqual(
    items.map((item, index) => `${item} ${index + 1} 200`),
  );
  expect(positions(list({ items }))[0]).toBe('course 1 1 -1');
});

test('shows a validation error in the language of the user', () => {
  const french = { emailRequired: 'Saisissez votre adresse e-mail' };
  expect(
    problemText({ message: 'emailRequired' }, (key) => (key in french ? french.emailRequired : key)),
  ).toBe('Saisissez votre adresse e-mail');
  expect(problemText(undefined, (key) => key)).toBeUndefined();
});

test('a price is formatted for the language', () => {
  const page = (
    <UiProvider language="fr">
      <Price amount={49} free="" />
    </UiProvider>
  );
  expect(renderToStaticMarkup(page)).toContain('49\u00a0€');
});

test.each([
  ['/search', '/search'],
  ['//evil.test', null],
  ['https://evil.test', null],
])('forms send nothing to other sites: %s', (action, sentTo) => {
  const form = { label: 'Form', submitLabel: 'Send', filters: [], action };
  const query = { label: 'Query', name: 'q', value: '', maxLength: 100 };
  const forms = [
    <SearchForm key="search" {...form} query={query} onSearch={() => undefined} />,
    <FilterForm key="filter" {...form} summary="Filters" onFilter={() => undefined} />,
  ];
  for (const element of forms) {
    expect(render(element).getByRole('form').getAttribute('action')).toBe(sentTo);
  }
});
