import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { categories, countedCategories, domain, foreignName, longName } from '../catalog.fixtures.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

const viewAll = {
  href: domain.href,
  label: t('landing:viewAll'),
  spoken: t('landing:viewAllIn', { domain: domain.name }),
};

const meta = {
  component: CategoryGrid,
  args: { categories: countedCategories, 'aria-label': t('catalog:domain.list') },
  parameters: guide({
    use: [
      'For the categories of a domain.',
      'With `viewAll` it shows the first seven and a way to all of them; without, all of them.',
    ],
    instead: [
      { when: 'They come page by page', use: 'InfiniteList' },
      { when: 'The domain itself is shown too', use: 'DomainCard' },
    ],
    keyboard: { Tab: 'Moves from tile to tile.', Enter: 'Opens the category.' },
  }),
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

/** Seven, then the way to the rest, which says of what to those who can’t see where it stands. */
export const Truncated: Story = {
  args: { viewAll },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: viewAll.spoken })).toHaveAttribute('href', domain.href);
  },
};

/** In a card, one below the other. */
export const Rows: Story = { args: { categories, look: 'row', viewAll }, decorators: [within(280)] };

/** Tiles of a row are equally high, whatever is in them. */
export const UnevenNames: Story = {
  args: {
    categories: [
      ...countedCategories.slice(0, 2),
      { id: 'long', href: '/category/long', name: longName, color: '#2F6FB7' },
      { id: 'foreign', href: '/category/foreign', ...foreignName, color: '#A23B3B' },
    ],
  },
};

/** 320 px, the smallest phone: one column. */
export const Narrow: Story = {
  args: { categories: countedCategories.slice(0, 3) },
  decorators: [within(280)],
};
