import type { CourseLearner } from '@lyceum/api-client';
import { ownCourseMachine } from '@lyceum/flows/own-course';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { course, instructor } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { LearnersScreen, type LearnersScreenProps } from './LearnersScreen.tsx';
import { LearnersTable } from './LearnersTable.tsx';

const ids = { courseId: course.id, userId: instructor.id };
const ownCourse = at(ownCourseMachine, 'shown', { ...ids, course, message: null });
const without = { ...ids, course: null, message: null };

const learners = ['Nour Haddad', 'يوسف الفاسي', 'Élodie Martin'].map((name, index) => ({
  id: name,
  name,
  picture: null,
  enrolledAt: `2026-11-1${8 - index}T08:00:00.000Z`,
  lastAccessed: '2026-11-20T09:30:00.000Z',
  progress: [0, 38, 100][index] ?? 0,
}));

type Args = Omit<LearnersScreenProps, 'children'> & ListProps<CourseLearner>;

const meta = {
  title: 'Dashboard/Learners',
  decorators: [inApp({ path: '/dashboard/figures/intro-to-typescript', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    course: ownCourse,
    sendToCourse: fn(),
    list: listAt('succeeded', { items: learners }),
    send: fn(),
  },
  render: ({ list, send, ...args }) => (
    <LearnersScreen {...args}>
      <LearnersTable list={list} send={send} />
    </LearnersScreen>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name in another script keeps its direction. */
export const Loaded: Story = {
  tags: ['2.344', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Loading: Story = { args: { list: listAt('loading') } };

export const CourseLoading: Story = {
  args: { course: at(ownCourseMachine, 'loading', without), list: listAt('loading') },
};

/** Another instructor's course. */
export const NotFound: Story = {
  tags: ['2.344'],
  args: { course: at(ownCourseMachine, 'notFound', without) },
};

export const CourseFailed: Story = {
  args: {
    course: at(ownCourseMachine, 'failed', { ...without, message: t('errors:operations.getCourse') }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.sendToCourse).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const MoreLearners: Story = {
  args: { list: listAt('failed', { items: learners, message: t('errors:operations.listLearners') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Empty: Story = { args: { list: listAt('succeeded') } };
