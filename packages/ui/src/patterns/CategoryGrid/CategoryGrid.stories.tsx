import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { categories, countedCategories, domain, foreignName, longName } from '../catalog.fixtures.ts';
import { categoryGridGuide } from './CategoryGrid.guide.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

const viewAll = {
  href: domain.href,
  label: t('catalog:landing.viewAll'),
  accessibleName: t('catalog:landing.viewAllIn', { domain: domain.name }),
};

const meta = {
  component: CategoryGrid,
  args: { categories: countedCategories, 'aria-label': t('catalog:domain.list') },
  parameters: categoryGridGuide,
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** Seven categories and a link to all of them, whose accessible name includes the domain. */
export const Truncated: Story = {
  args: { viewAll },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: viewAll.accessibleName })).toHaveAttribute(
      'href',
      domain.href,
    );
  },
};

/** As rows in a card. */
export const Rows: Story = { args: { categories, look: 'row', viewAll }, decorators: [within(280)] };

/** Tiles in a row have equal heights. */
export const UnevenNames: Story = {
  args: {
    categories: [
      ...countedCategories.slice(0, 2),
      { id: 'long', href: '/category/long', name: longName, color: '#2F6FB7' },
      { id: 'foreign', href: '/category/foreign', ...foreignName, color: '#A23B3B' },
    ],
  },
};

/** A width of 320 px: one column. */
export const Narrow: Story = {
  args: { categories: countedCategories.slice(0, 3) },
  decorators: [within(280)],
};
