import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { guide, t, within } from '../../stories/index.ts';
import { categories, countedCategories, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { CategoryTile } from './CategoryTile.tsx';

const tile = { href: '/category/web_dev', name: categories[0]?.name ?? '', color: '#2F6FB7' };

const meta = {
  component: CategoryTile,
  args: tile,
  decorators: [within(260)],
  parameters: guide({
    use: [
      'For the way to one category: in a domain’s card as a row, on a page of categories as a card.',
      'The icon comes from the last segment of the address; a segment that has none gets the general one.',
    ],
    instead: [
      { when: 'There are several', use: 'CategoryGrid' },
      { when: 'It leads to a course', use: 'CourseCard' },
    ],
    keyboard: { Tab: 'Moves to the tile.', Enter: 'Opens the category.' },
  }),
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a domain’s card, where many stand close together. */
export const Row: Story = {};

/** In a page’s grid, with room for how much is in it. */
export const Card: Story = {
  args: { look: 'card', note: t('catalog:domain.courses', { count: 12 }) },
};

/** A segment that nobody drew an icon for. */
export const UnknownSegment: Story = {
  args: { href: '/category/robotics', name: categories[8]?.name ?? '', color: '#5E6B3A', look: 'card' },
};

/** The catalog has the name in another language only: it keeps its own direction, and is read aloud in it. */
export const OtherLanguage: Story = {
  args: { ...foreignName, look: 'card', note: t('catalog:domain.courses', { count: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

/** It wraps; a word that is too long breaks. */
export const LongNames: Story = {
  render: (args) => (
    <Stack gap="sm">
      <CategoryTile {...args} name={longName} />
      <CategoryTile {...args} name={longWord} look="card" note={t('catalog:domain.courses', { count: 3 })} />
    </Stack>
  ),
  decorators: [within(200)],
};

/** Colors of any lightness are moved until they can be seen in either theme. */
export const AllColors: Story = {
  render: ({ look = 'row' }) => (
    <Stack gap="none">
      {countedCategories.map(({ id, ...category }) => (
        <CategoryTile key={id} {...category} look={look} />
      ))}
      <CategoryTile {...tile} color="#FFFF00" look={look} />
      <CategoryTile {...tile} color="#000000" look={look} />
    </Stack>
  ),
};

export const Focused: Story = {
  args: { look: 'card' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
