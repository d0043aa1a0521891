import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coursesWithoutImages } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { UpcomingCoursesScreen } from './UpcomingCoursesScreen.tsx';

const scheduled = coursesWithoutImages.slice(0, 2).map((course, index) => ({
  ...course,
  scheduledTime: `2027-03-${String(8 + index).padStart(2, '0')}T17:00:00.000Z`,
}));
const failure = t('errors:operations.listSessions');

const meta = {
  title: 'Sessions',
  component: UpcomingCoursesScreen,
  decorators: [inApp({ path: '/sessions' })],
  parameters: { layout: 'fullscreen' },
  args: { list: listAt('succeeded', { items: scheduled }), send: fn() },
} satisfies Meta<typeof UpcomingCoursesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Soonest first, each day with a heading. */
export const Loaded: Story = { tags: ['2.231', 'en-light-1280', 'ar-dark-1280', 'en-light-375'] };

/** The second course of a day has no heading. */
export const SameDay: Story = {
  tags: ['2.231'],
  args: {
    list: listAt('succeeded', {
      items: coursesWithoutImages.slice(0, 3).map((course, index) => ({
        ...course,
        scheduledTime: `2027-03-0${index < 2 ? 8 : 9}T1${index}:00:00.000Z`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Loading: Story = { args: { list: listAt('loading') } };

export const LoadingMore: Story = {
  args: { list: listAt('loading', { items: scheduled, totalResults: 20 }) },
};

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: scheduled, totalResults: 20, message: failure }) },
};

export const Empty: Story = { tags: ['en-light-1280'], args: { list: listAt('succeeded') } };
