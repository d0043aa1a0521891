import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { filteredFields } from '../FilterForm/FilterForm.fixtures.ts';
import { searchFormExample } from './SearchForm.fixtures.ts';
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
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('search:submit') }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({});
  },
};

/** Filters apply as soon as they change, and the query with Enter. */
export const Filled: Story = {
  args: {
    query: { ...searchFormExample.query, value: 'web' },
    filters: filteredFields,
    hiddenValues: { category: 'web_dev' },
    note: t('search:inCategory', { category: 'Web' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('catalog:filters.time') }),
      'upcoming',
    );
    const values = { category: 'web_dev', q: 'web', price: 'free', time: 'upcoming' };
    await expect(args.onSearch).toHaveBeenLastCalledWith(values);
    await userEvent.type(canvas.getByRole('textbox', { name: t('search:query') }), 's{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...values, q: 'webs' });
  },
};

/** On a phone the filters have two columns. */
export const Narrow: Story = { decorators: [within(280)] };
