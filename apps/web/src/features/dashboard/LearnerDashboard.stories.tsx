import type { Course, Enrollment } from '@lyceum/api-client';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { courses, enrollments, learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';

const enrollmentsWithoutImages = enrollments.map(({ course, ...enrollment }) => ({
  ...enrollment,
  course: { ...course, promotionalImage: null },
}));
const lessonNumbersOf = ({ sessions }: Course) => Array.from({ length: sessions }, (_, index) => index + 1);

/** The enrollments, and two more whose courses come next. */
const several = (some: readonly Enrollment[]): Enrollment[] => [
  ...some,
  ...courses
    .filter(({ id }) => some.every(({ course }) => course.id !== id))
    .map((course, index) => ({
      id: `more${index}`,
      course,
      progress: 0,
      lastAccessed: null,
      completedSessions: [],
    })),
];
const failure = t('errors:operations.listMyEnrollments');

const meta = {
  title: 'Dashboard/Learner',
  component: LearnerDashboard,
  decorators: [inApp({ path: '/dashboard', user: learner })],
  parameters: { layout: 'fullscreen' },
  args: { list: listAt('succeeded', { items: enrollmentsWithoutImages }), send: fn() },
  render: (args) => (
    <DashboardScreen user={learner}>
      <LearnerDashboard {...args} />
    </DashboardScreen>
  ),
} satisfies Meta<typeof LearnerDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The course to continue is first and wide. */
export const Loaded: Story = {
  tags: ['2.51', '2.191', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { list: listAt('succeeded', { items: several(enrollments) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(learner.name);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(4);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas.getByRole('link', { name: t('catalog:course.continueWith', { number: 2 }) }),
    ).toHaveAttribute('href', '/course/python-automation-weekend#session-2');
  },
};

/** The only course is not repeated below. */
export const OneCourse: Story = {
  args: { list: listAt('succeeded', { items: enrollmentsWithoutImages.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText(t('dashboard:learner.empty'))).toBeNull();
  },
};

/** The next step is another course. */
export const AllCompleted: Story = {
  tags: ['2.191', 'en-light-1280'],
  args: {
    list: listAt('succeeded', {
      items: enrollmentsWithoutImages.map((enrollment) => ({
        ...enrollment,
        progress: 100,
        completedSessions: lessonNumbersOf(enrollment.course),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('dashboard:learner.allDone') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('dashboard:learner.browse') })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
};

/** A course that its instructor unpublished stays. */
export const NoLongerOffered: Story = {
  tags: ['2.156'],
  args: {
    list: listAt('succeeded', {
      items: enrollmentsWithoutImages.map((enrollment, index) => ({
        ...enrollment,
        course: { ...enrollment.course, status: index === 0 ? ('draft' as const) : enrollment.course.status },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('dashboard:learner.withdrawn'))).toHaveLength(1);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { list: listAt('loading') } };

export const LoadingMore: Story = {
  tags: ['en-light-1280'],
  args: { list: listAt('loading', { items: enrollmentsWithoutImages, totalResults: 20 }) },
};

/** The error is only logged; the courses can be retried. */
export const Failed: Story = {
  tags: ['2.58'],
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(failure, { exact: false })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: enrollmentsWithoutImages, totalResults: 20, message: failure }) },
};

/** The way to a first course. */
export const Empty: Story = {
  tags: ['2.51', 'en-light-1280'],
  args: { list: listAt('succeeded') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('dashboard:learner.browse') })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
};
