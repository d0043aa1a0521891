import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { searchIn } from '../../app/courses/searchAddress.ts';
import { categories, coursesWithoutImages, domains } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const q = inLanguage({ en: 'web typescript', ar: 'الويب typescript', fr: 'web typescript' });
const results = {
  courses: coursesWithoutImages,
  totalResults: 28,
  domains: domains.slice(1),
  categories: categories.slice(0, 1),
  instructors: [{ id: 'i1', name: 'Lina Haddad', picture: null }],
  words: ['web', 'الويب', 'typescript'],
  suggestion: null,
};
const loaderData = { results, domains, category: null };
const search = searchIn(new URLSearchParams({ q }));

const meta = {
  title: 'Search',
  component: SearchScreen,
  decorators: [inApp({ path: '/search' })],
  parameters: { layout: 'fullscreen' },
  args: { search, loaderData, onSearch: fn(), onRetry: fn(), isRetrying: false },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the query are marked. The second page has an address. */
export const Found: Story = {
  tags: ['2.330', '2.334', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('search:count', { count: 28 }))).toHaveRole('status');
    const list = within(canvas.getByRole('list', { name: t('search:courses') }));
    await expect(list.getAllByText('TypeScript', { selector: 'mark' }).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: t('common:pagination.next') })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    );
  },
};

/** A filter applies as soon as it changes, and keeps the others. */
export const Filtered: Story = {
  tags: ['2.333', 'en-light-1280'],
  args: {
    search: { ...search, price: 'free', category: 'web_dev', time: 'upcoming' },
    loaderData: {
      results: { ...results, domains: [], categories: [], instructors: [], totalResults: 4 },
      domains,
      category: { id: 'web_dev', name: categories[0]?.name ?? {} },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:filters.rating') }), '4');
    const values = { q, category: 'web_dev', price: 'free', minRating: '4', time: 'upcoming' };
    await expect(args.onSearch).toHaveBeenCalledWith({ ...values, sortBy: 'relevance' });
    await expect(canvas.getByRole('link', { name: t('search:everywhere') })).toBeVisible();
  },
};

/** 'Did you mean …?' */
export const Misspelled: Story = {
  tags: ['2.332'],
  args: {
    search: { ...search, q: 'typscript' },
    loaderData: {
      ...loaderData,
      results: { ...results, domains: [], categories: [], instructors: [], suggestion: 'typescript' },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'typescript' });
    await expect(link).toHaveAttribute('href', '/search?q=typescript');
  },
};

export const NothingFound: Story = {
  tags: ['2.334'],
  args: {
    loaderData: {
      ...loaderData,
      results: { ...results, courses: [], totalResults: 0, domains: [], categories: [], instructors: [] },
    },
  },
};

/** Without a query and filters. */
export const Start: Story = {
  tags: ['en-light-1280'],
  args: { search: searchIn(new URLSearchParams()), loaderData: { ...loaderData, results: null } },
};

export const Failed: Story = {
  tags: ['2.334'],
  args: { loaderData: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
