import { knownCategorySegments } from '@lyceum/rules';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { CategoryGrid } from './CategoryGrid/index.ts';
import { CategoryTile, categoryIcons, defaultCategoryIcon } from './CategoryTile/index.ts';
import { CourseCard } from './CourseCard/index.ts';
import { DomainCard } from './DomainCard/index.ts';
import { problemText } from './forms/problems.ts';
import { HeroMessage } from './HeroMessage/index.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList/index.ts';
import { LanguageMenu } from './LanguageMenu/index.ts';
import { SortControl } from './SortControl/index.ts';

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    href: `/category/c${index}`,
    name: `Category ${index}`,
    color: '#2b5d8c',
  }));
const viewAll = { href: '/domain/technology', label: 'View All', spoken: 'View All in Technology' };
const hrefs = (page: string) => [...page.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test('every known segment has its own icon', { tags: ['2.20', '2.27'] }, () => {
  expect(Object.keys(categoryIcons).toSorted()).toEqual([...knownCategorySegments].toSorted());
  expect(new Set(Object.values(categoryIcons)).size).toBe(knownCategorySegments.length);
  expect(Object.values(categoryIcons)).not.toContain(defaultCategoryIcon);
});

test('the last segment of the address selects the icon', { tags: ['2.27'] }, () => {
  const tile = (href: string) => html(<CategoryTile href={href} name="x" color="#123456" />);
  const drawing = (href: string) => /<svg.*<\/svg>/.exec(tile(href))?.[0];
  expect(drawing('/category/python?page=2')).toContain('lucide-terminal');
  expect(drawing('/category/pottery')).toContain('lucide-shapes');
});

test('shows the first seven tiles and a link to all of them', { tags: ['2.21', '2.28'] }, () => {
  const cut = html(<CategoryGrid categories={categories(9)} viewAll={viewAll} />);
  expect(hrefs(cut)).toEqual([...categories(7).map(({ href }) => href), '/domain/technology']);
  expect(hrefs(html(<CategoryGrid categories={categories(9)} />))).toHaveLength(9);
});

test('a domain announces whether it is expanded, with its name', { tags: ['2.13'] }, () => {
  const page = html(
    <DomainCard
      href="/domain/technology"
      name="Technology"
      color="#2563b8"
      categories={categories(2)}
      expanded={false}
      onToggle={() => {}}
      texts={{
        viewAll: 'View All',
        viewAllSpoken: 'View All in Technology',
        expand: 'Show',
        collapse: 'Hide',
      }}
    />,
  );
  const controlled = /aria-controls="([^"]+)"/.exec(page)?.[1];
  expect(page).toMatch(
    /aria-label="Show"[^>]*aria-expanded="false"|aria-expanded="false"[^>]*aria-label="Show"/,
  );
  expect(page).toContain(`id="${controlled}" data-expanded="false"`);
});

test('a course without ratings has no star', () => {
  const texts = { rating: 'Not rated yet', enrolled: '0 enrolled', sessions: '8 sessions' };
  const page = html(
    <CourseCard href="/course/a" name="A" image={{ src: null }} rating={null} price={0} texts={texts} />,
  );
  expect(page).toContain('Not rated yet');
  expect(page).not.toContain('lucide-star');
  expect(hrefs(page)).toEqual(['/course/a']);
});

test('the languages are links to this page, each by its own name', () => {
  const page = html(
    <UiProvider language="ar" direction="rtl">
      <LanguageMenu
        label="اختر لغة"
        languages={[
          { language: 'en', name: 'English', href: '?lng=en' },
          { language: 'ar', name: 'العربية', href: '?lng=ar' },
        ]}
      />
    </UiProvider>,
  );
  expect(page).toMatch(/<a href="\?lng=en" lang="en" hrefLang="en" class/);
  expect(page).toMatch(/<a href="\?lng=ar" lang="ar" hrefLang="ar" aria-current="true"/);
});

test('one landing message is accessible, and none is announced', { tags: ['2.11'] }, () => {
  const page = html(
    <HeroMessage
      messages={['Explore & Discover', 'Ask. Analyze. Act.']}
      index={1}
      paused={false}
      onPause={() => {}}
      lead="Courses"
      texts={{ pause: 'Pause', resume: 'Resume' }}
    />,
  );
  expect(/<h1[^>]*>(.*)<\/h1>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '')).toBe('Ask. Analyze. Act.');
  expect(page).not.toContain('aria-live');
  expect(page).toContain('aria-label="Pause"');
});

const list = (props: Partial<InfiniteListProps<string>>) =>
  html(
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

test('a list announces its loading state', { tags: ['2.19'] }, () => {
  expect(list({ items: [], status: 'loading' })).toContain('Loading...');
  expect(list({ status: 'loading' })).toContain('Loading more courses...');
  expect(list({ items: [], hasMore: false })).toContain('Nothing here');
  expect(list({ hasMore: false })).not.toMatch(/Load more|Loading|Nothing here/);
});

test('a failed list keeps its items and offers a retry', { tags: ['2.19', '8.36'] }, () => {
  const page = list({ status: 'failed' });
  expect(page).toMatch(/<li [^>]*>a<\/li><li [^>]*>b<\/li>/);
  expect(page).toContain('role="alert"');
  expect(page).toMatch(/Error: Failed to fetch courses.*Try again/);
});

test('a list has a skip link and a load-more button', () => {
  const page = list({});
  const target = /href="#([^"]+)"[^>]*>Skip this list/.exec(page)?.[1];
  expect(page).toContain(`<div id="${target}" tabindex="-1">`);
  expect(page).toMatch(/<button[^>]*>.*Load more.*<\/button>/);
});

test('the server renders a long list completely, with the position of each item', () => {
  const items = Array.from({ length: 150 }, (_, index) => `course ${index + 1}`);
  const page = list({ items, total: 200 });
  expect(page.match(/<li /g)).toHaveLength(150);
  expect(page).toContain('<li aria-posinset="150" aria-setsize="200">course 150</li>');
  expect(list({ items })).toContain('<li aria-posinset="1" aria-setsize="-1">');
});

test('the selected sort is shown', () => {
  const page = html(
    <SortControl
      label="Sort by"
      value="rating"
      onChange={() => {}}
      options={[
        { value: 'name', label: 'Name' },
        { value: 'rating', label: 'Rating' },
      ]}
    />,
  );
  expect(page).toContain('<option value="rating" selected="">Rating</option>');
});

test('shows a validation error in the language of the user', () => {
  const french = { emailRequired: 'Saisissez votre adresse e-mail' };
  expect(
    problemText({ message: 'emailRequired' }, (key) => (key in french ? french.emailRequired : key)),
  ).toBe('Saisissez votre adresse e-mail');
  expect(problemText(undefined, (key) => key)).toBeUndefined();
});
