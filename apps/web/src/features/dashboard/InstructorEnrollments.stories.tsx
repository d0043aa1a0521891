import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enrollments, instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { InstructorEnrollments } from './InstructorEnrollments.tsx';

const title = t('dashboard:instructor.enrollments');

const meta = {
  title: 'Dashboard/Instructor Enrollments',
  component: InstructorEnrollments,
  decorators: [inApp({ path: '/dashboard', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: { list: listAt('succeeded', { items: [...enrollments] }), send: fn() },
  render: (args) => (
    <DashboardScreen user={instructor}>
      <InstructorEnrollments {...args} />
    </DashboardScreen>
  ),
} satisfies Meta<typeof InstructorEnrollments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The course to continue is first, as on the dashboard of a learner. */
export const Loaded: Story = {
  tags: ['2.191', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: t('catalog:course.continueWith', { number: 2 }) }),
    ).toBeVisible();
  },
};

/** Nothing below the instructor's own courses. */
export const Empty: Story = {
  tags: ['2.191'],
  args: { list: listAt('succeeded') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** The error is only logged; the courses can be retried. */
export const Failed: Story = {
  tags: ['2.58'],
  args: { list: listAt('failed', { message: t('errors:operations.listMyEnrollments') }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};
