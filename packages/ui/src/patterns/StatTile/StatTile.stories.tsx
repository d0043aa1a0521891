import { formatAmount, formatNumber } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language, t, within } from '../../stories/index.ts';
import { statTileGuide } from './StatTile.guide.tsx';
import { StatList, StatTile, type StatTileProps } from './StatTile.tsx';

const stats: readonly StatTileProps[] = [
  { label: t('dashboard:instructor.totalCourses'), value: formatNumber(12, language) },
  { label: t('dashboard:instructor.totalEnrollments'), value: formatNumber(1204, language) },
  { label: t('dashboard:instructor.averageRating'), value: formatNumber(4.7, language, 1) },
  { label: t('dashboard:instructor.totalRevenue'), value: formatAmount(58_996.5, language) },
];

const meta = {
  title: 'StatList',
  component: StatList,
  subcomponents: { StatTile },
  args: { label: t('dashboard:instructor.statistics'), stats },
  parameters: statTileGuide,
} satisfies Meta<typeof StatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText(formatNumber(1204, language))).toBeVisible();
  },
};

/** A new user: zeros, and a word if there is no number. */
export const Zeros: Story = {
  args: {
    stats: [
      { label: t('dashboard:instructor.totalCourses'), value: formatNumber(0, language) },
      { label: t('dashboard:instructor.totalEnrollments'), value: formatNumber(0, language) },
      {
        label: t('dashboard:instructor.averageRating'),
        value: t('dashboard:instructor.noRating'),
        inWords: true,
      },
      { label: t('dashboard:instructor.totalRevenue'), value: formatAmount(0, language) },
    ],
  },
};

/** Two tiles fill the row. */
export const Two: Story = { args: { stats: stats.slice(0, 2) } };

/** Large numbers break inside their tile. */
export const LargeValues: Story = {
  tags: ['en-light-375'],
  args: {
    stats: [
      { label: t('dashboard:instructor.totalEnrollments'), value: formatNumber(12_345_678_901, language) },
      { label: t('dashboard:instructor.totalRevenue'), value: formatAmount(1_234_567_890_123.45, language) },
    ],
  },
  decorators: [within(420)],
};

/** A phone: two columns. An amount fits in a column. */
export const Phone: Story = {
  tags: ['2.50'],
  decorators: [within(335)],
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('definition')
      .map((value) => Math.round(value.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
    const heights = canvas.getAllByRole('definition').map((value) => value.clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A width of 320 px: one column. */
export const Narrow: Story = { decorators: [within(280)] };
