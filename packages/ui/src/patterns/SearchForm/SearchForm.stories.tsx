import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { t, within } from '../../stories/index.ts';
import { filtersOnlyExample, searchFormExample } from './SearchForm.fixtures.ts';
import { searchFormGuide } from './SearchForm.guide.tsx';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  component: SearchForm,
  args: { ...searchFormExample, onSearch: fn() },
  decorators: [within(1000)],
  parameters: searchFormGuide,
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values that are empty are not sent. */
export const Empty: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('search:submit') }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({});
  },
};

/** Filters apply as soon as they change, and the query with Enter. */
export const Filled: Story = {
  args: {
    query: { ...searchFormExample.query, value: 'web' },
    filters: searchFormExample.filters.map((filter) =>
      filter.name === 'price' ? { ...filter, value: 'free' } : filter,
    ),
    kept: { category: 'web_dev' },
    note: t('search:inCategory', { category: 'Web' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('filters:upcoming') }));
    const values = { category: 'web_dev', q: 'web', price: 'free', time: 'upcoming' };
    await expect(args.onSearch).toHaveBeenLastCalledWith(values);
    await userEvent.type(canvas.getByRole('textbox', { name: t('search:query') }), 's{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...values, q: 'webs' });
  },
};

/** Filters of a list: a disclosure without a query. It is open at first if a filter is set. */
export const FiltersOnly: Story = {
  tags: ['2.401', 'ar-dark-1280', 'en-light-375'],
  args: {
    ...filtersOnlyExample,
    filters: searchFormExample.filters.map((filter) =>
      filter.name === 'price' ? { ...filter, value: 'free' } : filter,
    ),
    kept: { sortBy: 'rating' },
    note: <Link href="/category/web_dev">{t('filters:clear')}</Link>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('filters:rating') }), '4');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ sortBy: 'rating', price: 'free', minRating: '4' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByText(filtersOnlyExample.summary));
    await expect(canvas.getByRole('combobox', { name: t('filters:rating'), hidden: true })).not.toBeVisible();
  },
};

/** Without a filter the disclosure is closed. */
export const FiltersClosed: Story = {
  args: { ...filtersOnlyExample, summary: t('filters:title') },
};

/** On a phone the filters have two columns. */
export const Narrow: Story = { decorators: [within(280)] };
