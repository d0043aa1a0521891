import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { daysOf, texts } from './BarChart.fixtures.ts';
import { barChartGuide } from './BarChart.guide.tsx';
import { BarChart } from './BarChart.tsx';

const label = t('dashboard:figures.enrollments');

const meta = {
  component: BarChart,
  args: { label, description: label, bars: daysOf([2, 3, 0, 4, 6, 5, 9]), texts },
  decorators: [within(560)],
  parameters: barChartGuide,
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time runs in the reading direction: from the right in Arabic. */
export const Week: Story = {
  tags: ['2.341', 'ar-dark-1280', 'en-forced-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: label })).toBeVisible();
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
  },
};

export const AsTable: Story = {
  tags: ['2.341'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(texts.showTable));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

/** 90 days on a phone. */
export const Quarter: Story = {
  tags: ['en-light-375'],
  args: { bars: daysOf(Array.from({ length: 90 }, (_, day) => (day * 37) % 41)) },
  decorators: [within(300)],
};

/** Nothing yet: the days are still there. */
export const Zeros: Story = { tags: ['same-look'], args: { bars: daysOf([0, 0, 0, 0, 0, 0, 0]) } };
