import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { searchBoxGuide } from './SearchBox.guide.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const clear = t('common:header.clearSearch');

const meta = {
  component: SearchBox,
  args: {
    label: t('common:header.searchLabel'),
    placeholder: t('common:header.searchPlaceholder'),
    clearLabel: clear,
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <StatefulSearchBox {...args} />,
  decorators: [within(420)],
  parameters: searchBoxGuide,
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

function StatefulSearchBox({ value, onChange, ...rest }: SearchBoxProps) {
  const [query, setQuery] = useState(value);
  return (
    <SearchBox
      {...rest}
      value={query}
      onChange={(newQuery) => {
        setQuery(newQuery);
        onChange(newQuery);
      }}
    />
  );
}

export const Empty: Story = { tags: ['ar-dark-1280', 'en-light-375', 'hovered'] };

export const Typed: Story = {
  args: { value: inLanguage({ en: 'photography', ar: 'تصوير', fr: 'photographie' }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(args.value);
  },
};

/** The button clears the text and focuses the field. */
export const Emptied: Story = {
  args: { value: 'design' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: clear })).not.toBeInTheDocument());
  },
};

/** The text has its own direction, independent of the page's. */
export const OtherLanguage: Story = {
  tags: ['same-look'],
  args: { value: inLanguage({ en: 'الخط العربي', ar: 'Graphic design (2026)', fr: 'الخط العربي' }) },
};

export const Narrow: Story = { args: { value: t('catalog:domain.notFoundText') }, decorators: [within(220)] };
