import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { progressAt as at } from './CourseProgress.fixtures.ts';
import { courseProgressGuide } from './CourseProgress.guide.tsx';
import { CourseProgress } from './CourseProgress.tsx';

const meta = {
  component: CourseProgress,
  args: at(3, 8, 38),
  decorators: [within(360)],
  parameters: courseProgressGuide,
} satisfies Meta<typeof CourseProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.count)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
  },
};

export const NotStarted: Story = { args: at(0, 8, 0) };

export const Completed: Story = { args: { ...at(8, 8, 100), badge: t('catalog:course.completed') } };

/** The badge wraps. */
export const Narrow: Story = {
  args: { ...at(500, 500, 100), badge: t('catalog:course.completed') },
  decorators: [within(180)],
};
