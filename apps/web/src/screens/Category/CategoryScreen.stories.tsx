import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { courses, drawnCourses, webDevelopment } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const few = drawnCourses.slice(0, 2);
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
  },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['ar-dark-1280', 'en-light-375', '2.34'],
  args: { list: listAt('succeeded', { items: courses.slice(0, 2) }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:sort.label') }), [
      t('catalog:sort.price'),
    ]);
    await expect(args.onSort).toHaveBeenCalledWith('price');
  },
};

/** Another sort clears the list. */
export const Loading: Story = { tags: ['2.38'], args: { list: listAt('loading'), sortBy: 'rating' } };

/** 'Loading more courses...' */
export const LoadingMore: Story = {
  tags: ['2.36'],
  args: { list: listAt('loading', { items: few, totalResults: 64 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('catalog:category.loadingMore') })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['2.38'],
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
