import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { filtersIn } from '../../../app/courses/courseFilters.ts';
import { courses, coursesWithoutImages, webDevelopment } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const few = coursesWithoutImages.slice(0, 2);
const failure = t('errors:operations.listCategoryCourses');

const meta = {
  title: 'Category',
  component: CategoryScreen,
  decorators: [inApp({ path: webDevelopment.href })],
  parameters: { layout: 'fullscreen' },
  args: {
    category: webDevelopment,
    list: listAt('succeeded', { items: few }),
    send: fn(),
    sortBy: 'name',
    onSort: fn(),
    filters: filtersIn(new URLSearchParams()),
    onFilter: fn(),
  },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['2.34', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { list: listAt('succeeded', { items: courses.slice(0, 2) }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:sort.label') }), [
      t('catalog:sort.price'),
    ]);
    await expect(args.onSort).toHaveBeenCalledWith('price');
  },
};

/** Another sort clears the list. */
export const Loading: Story = { tags: ['2.19'], args: { list: listAt('loading'), sortBy: 'rating' } };

/** 'Loading more courses...' */
export const LoadingMore: Story = {
  tags: ['2.19'],
  args: { list: listAt('loading', { items: few, totalResults: 64 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('catalog:category.loadingMore') })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['2.19'],
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: few, totalResults: 64, message: failure }) },
};

export const Empty: Story = {
  args: { category: { ...webDevelopment, description: null }, list: listAt('succeeded') },
};

const freeUpcoming = filtersIn(new URLSearchParams({ price: 'free', time: 'upcoming' }));

/** A filter applies as soon as it changes, and keeps the others. The number of matches is announced. */
export const Filtered: Story = {
  tags: ['2.401', 'en-light-1280'],
  args: {
    list: listAt('succeeded', { items: few, totalResults: 64 }),
    sortBy: 'rating',
    filters: freeUpcoming,
  },
  play: async ({ canvas, args }) => {
    const [count] = canvas.getAllByRole('status');
    await expect(count).toHaveTextContent(t('catalog:filters.matching', { count: 64 }));
    const rating = await canvas.findByRole('combobox', { name: t('catalog:filters.rating') });
    await userEvent.selectOptions(rating, '4');
    const values = { price: 'free', minRating: '4', time: 'upcoming' };
    await expect(args.onFilter).toHaveBeenCalledWith(values);
    await expect(canvas.getByRole('link', { name: t('catalog:filters.clear') })).toHaveAttribute(
      'href',
      `${webDevelopment.href}?sortBy=rating`,
    );
    await expect(canvas.getByRole('link', { name: t('common:pagination.next') })).toHaveAttribute(
      'href',
      `${webDevelopment.href}?page=2&sortBy=rating&price=free&time=upcoming`,
    );
  },
};

/** A way out of an empty result. */
export const NothingMatches: Story = {
  tags: ['2.402', 'en-light-1280'],
  args: { list: listAt('succeeded'), filters: freeUpcoming },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:filters.emptyText'))).toBeVisible();
    await canvas.findByRole('combobox', { name: t('catalog:filters.rating') });
    const [, wayOut] = canvas.getAllByRole('link', { name: t('catalog:filters.clear') });
    await expect(wayOut).toHaveAttribute('href', webDevelopment.href);
  },
};
