import { formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, language, t, within } from '../../stories/index.ts';
import { CourseProgress } from './CourseProgress.tsx';

const at = (done: number, count: number, value: number) => ({
  label: t('catalog:course.progress'),
  count: t('catalog:course.sessionsDone', { done, count }),
  value,
  valueText: t('catalog:course.complete', { percent: formatPercent(value, language) }),
});

const meta = {
  component: CourseProgress,
  args: at(3, 8, 38),
  decorators: [within(360)],
  parameters: guide({
    use: [
      'For the progress of an enrolled learner on a course page, next to the action that continues the course.',
    ],
    instead: [
      { when: 'There is nothing to count', use: 'ProgressBar' },
      { when: 'The course is one of several', use: 'EnrolledCourseCard' },
    ],
    keyboard: { none: 'Not interactive.' },
  }),
} satisfies Meta<typeof CourseProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
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
