import { courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import { statisticsMachine } from '@lyceum/flows/statistics';
import { language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { course, courses, coursesWithoutImages, instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { at } from '../../fixtures/snapshotAt.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { InstructorDashboard } from './InstructorDashboard.tsx';

const few = coursesWithoutImages.slice(0, 2);
const failure = t('errors:operations.listInstructorCourses');

const loadedStatistics = at(statisticsMachine, 'shown', {
  statistics: { totalCourses: 6, totalEnrollments: 1214, averageRating: 4.6, revenue: 9843.5 },
});
const nothingYet = at(statisticsMachine, 'shown', {
  statistics: { totalCourses: 0, totalEnrollments: 0, averageRating: null, revenue: 0 },
});

const meta = {
  title: 'Dashboard/Instructor',
  component: InstructorDashboard,
  decorators: [inApp({ path: '/dashboard', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    user: instructor,
    statistics: loadedStatistics,
    sendToStatistics: fn(),
    duplication: at(courseDuplicationMachine, 'idle', { courseId: null, message: null }),
    onDuplicate: fn(),
    list: listAt('succeeded', { items: few }),
    send: fn(),
  },
  render: (args) => (
    <DashboardScreen user={args.user}>
      <InstructorDashboard {...args} />
    </DashboardScreen>
  ),
} satisfies Meta<typeof InstructorDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft has a badge. */
export const Loaded: Story = {
  tags: ['2.50', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: {
    list: listAt('succeeded', {
      items: courses.slice(0, 2).map((course, index) => ({
        ...course,
        status: index === 0 ? ('published' as const) : ('draft' as const),
      })),
    }),
  },
};

/** After a course was deleted in its editor. */
export const CourseDeleted: Story = {
  tags: ['10.38'],
  args: { deletedCourse: course.name },
  play: async ({ canvas }) => {
    const name = course.name[language] ?? '';
    const [notice] = canvas.getAllByRole('status');
    await expect(notice).toHaveTextContent(name);
  },
};

/** The copy opens in the editor. Meanwhile, no other course can be duplicated. */
export const Duplicating: Story = {
  tags: ['2.393'],
  args: {
    list: listAt('succeeded', { items: courses.slice(0, 2) }),
    duplication: at(courseDuplicationMachine, 'duplicating', {
      courseId: courses[0]?.id ?? '',
      message: null,
    }),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(second).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The course can be duplicated again. */
export const DuplicationRefused: Story = {
  tags: ['2.393'],
  args: {
    list: listAt('succeeded', { items: courses.slice(0, 1) }),
    duplication: at(courseDuplicationMachine, 'refused', {
      courseId: courses[0]?.id ?? '',
      message: t('errors:operations.duplicateCourse'),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /./ }));
    await expect(args.onDuplicate).toHaveBeenCalledWith(courses[0]?.id);
  },
};

/** The figures and the courses load independently. */
export const Loading: Story = {
  tags: ['2.155'],
  args: { statistics: at(statisticsMachine, 'loading', { statistics: null }), list: listAt('loading') },
};

export const LoadingMore: Story = { args: { list: listAt('loading', { items: few, totalResults: 20 }) } };

/** The error is only logged; the statistics can be retried. */
export const StatisticsFailed: Story = {
  tags: ['2.58', 'en-light-1280'],
  args: {
    statistics: at(statisticsMachine, 'failed', { statistics: null }),
    list: listAt('succeeded', { items: few.slice(1) }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.sendToStatistics).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** As with the statistics, the error is only logged. */
export const CoursesFailed: Story = {
  tags: ['2.58'],
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(failure, { exact: false })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** Without a course there is the way to a first one. */
export const Empty: Story = {
  tags: ['2.50'],
  args: { statistics: nothingYet, list: listAt('succeeded') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('dashboard:instructor.create') })).toHaveAttribute(
      'href',
      '/create-course',
    );
  },
};

/** The application is under review, which is the reason why a course has to wait. */
export const Pending: Story = {
  tags: ['2.192'],
  args: {
    user: { ...instructor, isInstructorApproved: false, instructorStatus: 'pending' },
    statistics: nothingYet,
    list: listAt('succeeded'),
  },
  play: async ({ canvas }) => {
    const create = canvas.getByRole('link', { name: t('dashboard:instructor.create') });
    const notice = create.closest('[role=status]');
    await expect(notice).toHaveTextContent(t('dashboard:instructor.pending'));
    await expect(notice).toHaveTextContent(t('dashboard:instructor.pendingReason'));
  },
};

/** The profile was completed again, so that the application of an instructor with courses is under review. */
export const PendingWithCourses: Story = {
  args: { user: { ...instructor, isInstructorApproved: false, instructorStatus: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: t('dashboard:instructor.create') })).toHaveLength(1);
  },
};

export const Rejected: Story = {
  tags: ['2.192', 'en-light-1280'],
  args: {
    user: { ...instructor, isInstructorApproved: false, instructorStatus: 'rejected' },
    statistics: nothingYet,
    list: listAt('succeeded'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('dashboard:instructor.improve') })).toHaveAttribute(
      'href',
      '/instructor-info',
    );
  },
};
