import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { SuggestionsBelowField, suggestionsExample } from './SearchSuggestions.fixtures.tsx';
import { searchSuggestionsGuide } from './SearchSuggestions.guide.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const meta = {
  component: SearchSuggestions,
  args: { ...suggestionsExample, onSelect: fn() },
  render: (args) => <SuggestionsBelowField {...args} />,
  parameters: searchSuggestionsGuide,
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The matching parts are marked. */
export const Open: Story = {
  tags: ['2.335', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: new RegExp(args.suggestions[1]?.name ?? '') }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

/** The field names the highlighted option, so that screen readers read it. */
export const Highlighted: Story = {
  args: { highlighted: 1 },
  play: async ({ canvas }) => {
    const selectedOption = canvas.getByRole('option', { selected: true });
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selectedOption.id);
  },
};

/** Nothing similar is found. */
export const OnlySearch: Story = {
  args: { suggestions: [], announcement: t('search:suggestionCount', { count: 0 }) },
};
