import { courseProgressMachine } from '@lyceum/flows/course-progress';
import { enrollmentMachine } from '@lyceum/flows/enrollment';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { course } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { CourseScreen } from './CourseScreen.tsx';

/** The states differ in one place, so the related courses are shown only once. */
const alone = { ...course, related: null };

type Enrollment = StateValueFrom<typeof enrollmentMachine>;

const enrollment = (value: Enrollment, message: string | null = null) =>
  at(enrollmentMachine, value, {
    courseId: course.id,
    userId: value === 'askingToSignIn' ? null : 'u1',
    message,
  });

const message = inLanguage({
  en: 'This course is no longer offered.',
  ar: 'لم تعد هذه الدورة متاحة.',
  fr: 'Ce cours n’est plus proposé.',
});

const progress = (
  value: StateValueFrom<typeof courseProgressMachine>,
  ticked: number[],
  message: string | null = null,
) =>
  at(courseProgressMachine, value, {
    courseId: course.id,
    sessions: course.sessions,
    ticked,
    sent: value === 'saving' ? ticked : [],
    saved: { completedSessions: [1, 2, 3], progress: 38 },
    message,
  });

const meta = {
  title: 'Course',
  component: CourseScreen,
  decorators: [inApp({ path: course.href })],
  args: {
    course: alone,
    enrollment: enrollment('offered'),
    send: fn(),
    progress: null,
    onToggleSession: fn(),
  },
} satisfies Meta<typeof CourseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['ar-dark-1280', 'en-light-375', '2.40'],
  args: { course },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:course.enrollNow') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'enrollment.requested' });
  },
};

/** The login dialog covers the page, which does not change. */
export const AskingToSignIn: Story = { args: { enrollment: enrollment('askingToSignIn') } };

export const Enrolling: Story = { tags: ['2.44'], args: { enrollment: enrollment('enrolling') } };

export const Refused: Story = {
  tags: ['4.21'],
  args: { enrollment: enrollment('refused', message) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  },
};

/** Shown for two seconds before the dashboard. */
export const Enrolled: Story = {
  tags: ['2.44'],
  args: { enrollment: enrollment('enrolled') },
};

/** The page does not change until the dashboard is shown. */
export const OnTheWayToDashboard: Story = {
  args: { enrollment: enrollment('onTheWayToDashboard') },
};

/** A learner ticks off the sessions. */
export const Continuing: Story = {
  tags: ['ar-dark-1280', 'en-light-375', '2.47'],
  args: {
    isContinued: true,
    progress: progress('upToDate', [1, 2, 3]),
  },
  play: async ({ canvas, args }) => {
    const [, , , fourth] = canvas.getAllByRole('checkbox');
    if (fourth) await userEvent.click(fourth);
    await expect(args.onToggleSession).toHaveBeenCalledWith(4, true);
  },
};

/** A tick shows before it is saved. */
export const SavingProgress: Story = {
  args: {
    isContinued: true,
    progress: progress('saving', [1, 2, 3, 4]),
  },
};

/** An unsaved tick is reverted, and the error is shown. */
export const ProgressRefused: Story = {
  args: {
    isContinued: true,
    progress: progress('refused', [1, 2, 3], t('errors:operations.updateProgress')),
  },
};

/** Only its instructor and administrators see a draft. */
export const Draft: Story = {
  tags: ['2.47'],
  args: { course: { ...alone, status: 'draft', learners: { enrolled: 0, required: null } }, isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('catalog:course.enrollNow') })).toBeNull();
  },
};

/** Its learners can still open it. */
export const Unpublished: Story = {
  args: { course: { ...alone, status: 'draft' }, isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:course.unpublished'))).toBeVisible();
  },
};

/** The instructor unpublished it: learners can still open it, but nobody can enroll. */
export const NoLongerOffered: Story = {
  tags: ['2.156'],
  args: {
    course: { ...alone, status: 'draft', progress: 38, completedSessions: [1, 2, 3] },
    isContinued: true,
    progress: progress('upToDate', [1, 2, 3]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:course.withdrawn'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('catalog:course.enrollNow') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('catalog:course.continue') })).toBeVisible();
  },
};

/** The instructor can edit the course. */
export const Own: Story = {
  tags: ['2.47'],
  args: { isOwn: true },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: t('catalog:course.edit') });
    await expect(edit).toHaveAttribute('href', `${course.href}/edit`);
  },
};
