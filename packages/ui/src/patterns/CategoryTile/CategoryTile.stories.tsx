import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { t, within } from '../../stories/index.ts';
import { categories, countedCategories, foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { categoryTileGuide } from './CategoryTile.guide.tsx';
import { CategoryTile } from './CategoryTile.tsx';

const tile = { href: '/category/web_dev', name: categories[0]?.name ?? '', color: '#2F6FB7' };

const meta = {
  component: CategoryTile,
  args: tile,
  decorators: [within(260)],
  parameters: categoryTileGuide,
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the card of a domain, as one of many. */
export const Row: Story = { tags: ['ar-dark-1280', 'en-light-375', 'hovered'] };

/** In the grid of a page, with a count. */
export const Card: Story = {
  tags: ['hovered'],
  args: { look: 'card', note: t('catalog:domain.courses', { count: 12 }) },
};

/** A segment without an icon of its own. */
export const UnknownSegment: Story = {
  tags: ['same-look'],
  args: { href: '/category/robotics', name: categories[8]?.name ?? '', color: '#5E6B3A', look: 'card' },
};

/** The catalog has the name in another language only. It keeps its direction and is pronounced in its language. */
export const OtherLanguage: Story = {
  args: { ...foreignName, look: 'card', note: t('catalog:domain.courses', { count: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

/** Long names wrap and long words break. */
export const LongNames: Story = {
  render: (args) => (
    <Stack gap="sm">
      <CategoryTile {...args} name={longName} />
      <CategoryTile {...args} name={longWord} look="card" note={t('catalog:domain.courses', { count: 3 })} />
    </Stack>
  ),
  decorators: [within(200)],
};

/** The lightness of each color is adjusted to be visible in both themes. */
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
