import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { t, within } from '../../stories/index.ts';
import { filteredFields, filterFormExample } from './FilterForm.fixtures.ts';
import { filterFormGuide } from './FilterForm.guide.tsx';
import { FilterForm } from './FilterForm.tsx';

const meta = {
  component: FilterForm,
  args: { ...filterFormExample, onFilter: fn() },
  decorators: [within(1000)],
  parameters: filterFormGuide,
} satisfies Meta<typeof FilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a filter the form is closed. */
export const Closed: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:filters.title'))).toBeVisible();
    for (const field of canvas.getAllByRole('combobox')) await expect(field).not.toBeVisible();
  },
};

/** A filter applies as soon as it changes, and keeps the others. */
export const Filtered: Story = {
  tags: ['2.401', 'en-light-375'],
  args: {
    summary: t('catalog:filters.active', { count: 1 }),
    filters: filteredFields,
    hiddenValues: { sortBy: 'rating' },
    clear: <Link href="/category/web_dev">{t('catalog:filters.clear')}</Link>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:filters.rating') }), '4');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ price: 'free', minRating: '4' });
  },
};
