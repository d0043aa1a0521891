import type { CourseSession } from '@lyceum/api-client';
import { courseProgressMachine } from '@lyceum/flows/course-progress';
import { enrollmentMachine } from '@lyceum/flows/enrollment';
import { leaveCourseMachine } from '@lyceum/flows/leave-course';
import { materialDownloadMachine } from '@lyceum/flows/material-download';
import { leftCourseRetentionDays } from '@lyceum/rules';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { course } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { CourseScreen } from './CourseScreen.tsx';

/** The states differ in one place, so the related courses are shown only once. */
const alone = { ...course, instructorProfile: null, related: null };

type Enrollment = StateValueFrom<typeof enrollmentMachine>;

const enrollment = (value: Enrollment, message: string | null = null) =>
  at(enrollmentMachine, value, {
    courseId: course.id,
    offer: course,
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
  errorMessage: string | null = null,
) =>
  at(courseProgressMachine, value, {
    courseId: course.id,
    lessons: course.sessions,
    ticked,
    sent: value === 'saving' ? ticked : [],
    saved: { completedSessions: [1, 2, 3], progress: 38 },
    message: errorMessage,
  });

const leaving = (
  value: StateValueFrom<typeof leaveCourseMachine>,
  { isOffered = true, errorMessage = null as string | null } = {},
) => at(leaveCourseMachine, value, { courseId: course.id, isOffered, message: errorMessage });

const now = Date.parse('2027-03-08T16:50:00Z');

/** Three evenings, of which the second can be joined. */
const details: CourseSession[] = [
  { startsAt: '2027-03-01T17:00:00Z', materials: [] },
  {
    startsAt: '2027-03-08T17:00:00Z',
    materials: [
      {
        id: 'm1',
        title: inLanguage({ en: 'Slides', ar: 'الشرائح', fr: 'Diapositives' }),
        url: 'https://files.example.org/1',
        file: null,
      },
      {
        id: 'm2',
        title: inLanguage({ en: 'Handout', ar: 'الملزمة', fr: 'Polycopié' }),
        url: '/files/m2?signature=a',
        file: { id: 'u2', type: 'pdf' as const, sizeBytes: 2_516_582 },
      },
    ],
  },
  { startsAt: '2027-03-29T16:00:00Z', materials: [] },
].map(({ startsAt, materials }, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  title: null,
  schedule: { startsAt, durationMinutes: 90, timeZone: 'Africa/Cairo' },
  meetingUrl: 'https://meet.example.org/types',
  materials,
}));

const downloading = (
  value: StateValueFrom<typeof materialDownloadMachine>,
  errorMessage = null as string | null,
) => at(materialDownloadMachine, value, { courseId: course.id, materialId: 'm2', message: errorMessage });

const learner = (
  snapshot: ReturnType<typeof progress> = progress('upToDate', [1, 2, 3]),
  leave: ReturnType<typeof leaving> = leaving('enrolled'),
  download: ReturnType<typeof downloading> = downloading('idle'),
) => ({
  progress: snapshot,
  onToggleLesson: fn(),
  leaving: leave,
  sendLeaving: fn(),
  now,
  onAddToCalendar: fn(),
  download,
  onDownload: fn(),
});

const meta = {
  title: 'Course',
  component: CourseScreen,
  decorators: [inApp({ path: course.href })],
  args: {
    course: alone,
    enrollment: enrollment('offered'),
    send: fn(),
    learner: null,
  },
} satisfies Meta<typeof CourseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['2.40', '2.163', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  args: { course },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(course.instructorProfile?.bio ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:course.enrollNow') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'enrollment.requested' });
  },
};

/** Enough learners are enrolled, so the course takes place. The start is shown in the zone of the visitor. */
export const Confirmed: Story = {
  tags: ['2.167', '2.168'],
  args: { course: { ...alone, learners: { enrolled: 15, required: 9 } }, timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:course.confirmed', { count: 15, needed: 9 }))).toBeVisible();
  },
};

const titles = [
  { en: 'Why types?', ar: 'لماذا الأنواع؟', fr: 'Pourquoi des types ?' },
  null,
  { en: 'Functions and objects', ar: 'الدوال والكائنات', fr: 'Fonctions et objets' },
];

/** The titles of the lessons, and a number for a lesson without one. */
export const Outlined: Story = {
  tags: ['2.214'],
  args: { course: { ...alone, sessions: 4, sessionTitles: titles } },
  play: async ({ canvas }) => {
    const outline = within(canvas.getByRole('list', { name: t('catalog:courseFields.sessionList') }));
    const rows = outline.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[2]).toHaveTextContent(inLanguage(titles[2] ?? { en: '', ar: '', fr: '' }));
    await expect(rows[3]).toHaveTextContent(t('catalog:course.session', { number: 4 }));
  },
};

/** An enrolled learner sees the titles in the list of lessons. */
export const ContinuingTitled: Story = {
  tags: ['2.214'],
  args: { course: { ...alone, sessionTitles: titles }, learner: learner() },
  play: async ({ canvas }) => {
    const title = inLanguage(titles[0] ?? { en: '', ar: '', fr: '' });
    const name = `${t('catalog:course.session', { number: 1 })} ${title}`;
    await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    await expect(canvas.getAllByRole('list', { name: t('catalog:courseFields.sessionList') })).toHaveLength(
      1,
    );
  },
};

/** A lesson can be joined from 15 minutes before its start to its end. */
export const Joinable: Story = {
  tags: ['2.214', '2.293'],
  args: {
    course: { ...alone, sessions: 3, sessionTitles: titles },
    details,
    learner: learner(progress('upToDate', [1])),
    timeZone: 'Africa/Cairo',
  },
  play: async ({ canvas, args }) => {
    const name = t('catalog:course.joinSession', { number: 2 });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      'https://meet.example.org/types',
    );
    await expect(
      canvas.queryByRole('link', { name: t('catalog:course.joinSession', { number: 1 }) }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:course.addToCalendar') }));
    await expect(args.learner?.onAddToCalendar).toHaveBeenCalledOnce();
    const materials = canvas.getByRole('list', { name: t('catalog:course.materials', { number: 2 }) });
    await expect(within(materials).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(within(materials).getByRole('link', { name: /PDF/ }));
    await expect(args.learner?.onDownload).toHaveBeenCalledWith('m2');
  },
};

/** The instructor removed the file after the page was loaded. */
export const FileGone: Story = {
  tags: ['2.361', 'en-light-1280'],
  args: {
    ...Joinable.args,
    learner: learner(progress('upToDate', [1]), leaving('enrolled'), downloading('gone')),
  },
};

/** The address of the file could not be loaded. */
export const FileFailed: Story = {
  args: {
    ...Joinable.args,
    learner: learner(
      progress('upToDate', [1]),
      leaving('enrolled'),
      downloading('failed', t('errors:operations.networkError')),
    ),
  },
};

/** Visitors see the times, without links and materials. */
export const OutlinedTimes: Story = {
  tags: ['2.214'],
  args: { course: { ...alone, sessions: 3, sessionTitles: titles }, details, timeZone: 'Africa/Cairo' },
  play: async ({ canvas }) => {
    const outline = within(canvas.getByRole('list', { name: t('catalog:courseFields.sessionList') }));
    await expect(outline.getAllByRole('listitem')[1]).toHaveTextContent('2027');
    await expect(outline.queryByRole('link')).toBeNull();
  },
};

/** Fewer learners are enrolled than the course needs. */
export const Awaited: Story = {
  tags: ['2.168'],
  args: { course: { ...alone, learners: { enrolled: 4, required: 9 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:course.awaited', { count: 4, needed: 9 }))).toBeVisible();
  },
};

/** A limit of learners, with seats that are left. */
export const WithSeats: Story = {
  tags: ['2.420'],
  args: { course: { ...alone, learners: { enrolled: 9, required: null }, seats: 12, availableSeats: 3 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('catalog:course.seats', { count: 12, left: 3 }), { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('catalog:course.enrollNow') })).toBeEnabled();
  },
};

const fullCourse = {
  ...alone,
  learners: { enrolled: 12, required: null },
  seats: 12,
  availableSeats: 0,
};

/** All seats are taken. The way out leads to the courses of the category with free seats. */
export const Full: Story = {
  tags: ['2.420'],
  args: { course: fullCourse },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('catalog:course.full') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText(new RegExp(t('catalog:course.fullText')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('catalog:course.fullAction') })).toHaveAttribute(
      'href',
      `${course.category.href}?seats=available`,
    );
  },
};

const fullMessage = inLanguage({
  en: 'All seats of this course are taken, so you are not enrolled.',
  ar: 'شُغلت كل مقاعد هذه الدورة، لذا لم يتم التحاقك بها.',
  fr: 'Toutes les places de ce cours sont prises\u00A0: vous n’êtes pas inscrit.',
});

/** Others took the last seats while the page was open. The course is loaded again. */
export const BecameFull: Story = {
  tags: ['2.420'],
  args: { course: fullCourse, enrollment: enrollment('full', fullMessage) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(fullMessage);
    await expect(canvas.queryByText(new RegExp(t('catalog:course.fullText')))).toBeNull();
  },
};

/** Its learners are not affected. */
export const FullContinuing: Story = {
  tags: ['2.420', 'en-light-1280'],
  args: { course: { ...fullCourse, progress: 38, completedSessions: [1, 2, 3] }, learner: learner() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('catalog:course.full') })).toBeNull();
    const name = t('catalog:course.continueWith', { number: 4 });
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** The login dialog covers the page, which does not change. */
export const AskingToSignIn: Story = { args: { enrollment: enrollment('askingToSignIn') } };

export const Enrolling: Story = { tags: ['2.44'], args: { enrollment: enrollment('enrolling') } };

export const Refused: Story = {
  tags: ['4.11'],
  args: { enrollment: enrollment('refused', message) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  },
};

/** Shown for two seconds before the dashboard. */
export const Enrolled: Story = { tags: ['2.44'], args: { enrollment: enrollment('enrolled') } };

/** The page does not change until the dashboard is shown. */
export const OnTheWayToDashboard: Story = { args: { enrollment: enrollment('onTheWayToDashboard') } };

/** A learner ticks off the lessons. The next one is marked, and the main action leads to it. */
export const Continuing: Story = {
  tags: ['2.47', '2.165'],
  args: { learner: learner() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('catalog:course.sessionsDone', { done: 3, count: 8 }))).toBeVisible();
    await expect(canvas.queryByText('$49')).toBeNull();
    const fourth = canvas.getByRole('checkbox', { name: t('catalog:course.session', { number: 4 }) });
    await userEvent.click(
      canvas.getByRole('link', { name: t('catalog:course.continueWith', { number: 4 }) }),
    );
    await expect(fourth).toHaveFocus();
    await userEvent.click(fourth);
    await expect(args.learner?.onToggleLesson).toHaveBeenCalledWith(4, true);
  },
};

/** A tick shows before it is saved. */
export const SavingProgress: Story = {
  tags: ['en-light-1280'],
  args: { learner: learner(progress('saving', [1, 2, 3, 4])) },
};

/** An unsaved tick is reverted, and the error is shown. */
export const ProgressRefused: Story = {
  args: { learner: learner(progress('refused', [1, 2, 3], t('errors:operations.updateProgress'))) },
};

/** The last lesson is completed: there is nothing to continue, so the next step is another course. */
export const Completed: Story = {
  tags: ['2.165', 'en-light-1280'],
  args: { learner: learner(progress('saving', [1, 2, 3, 4, 5, 6, 7, 8])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('catalog:course.completedTitle'));
    await expect(canvas.getByRole('link', { name: t('catalog:course.findNext') })).toHaveAttribute(
      'href',
      course.category.href,
    );
  },
};

const completed = progress('upToDate', [1, 2, 3, 4, 5, 6, 7, 8]);

/** The certificate is there as soon as the last lesson is saved, and stays if a lesson is no longer completed. */
export const WithCertificate: Story = {
  tags: ['2.388'],
  args: {
    learner: learner(
      at(courseProgressMachine, 'upToDate', {
        ...completed.context,
        saved: { completedSessions: [1, 2, 3, 4, 5, 6, 7, 8], progress: 100, certificate: 'CODE' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: t('catalog:course.certificate') });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/certificate/CODE',
      '/certificate/CODE',
    ]);
  },
};

/** The confirmation lists the consequences. */
export const ConfirmingToLeave: Story = {
  tags: ['2.164', 'en-light-1280'],
  args: { learner: learner(undefined, leaving('confirming')) },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('catalog:course.leaveQuestion') }),
    );
    await expect(dialog.getByText(t('catalog:course.leavePlace'))).toBeVisible();
    const days = leftCourseRetentionDays;
    await expect(
      dialog.getByText(t('catalog:course.leaveProgress', { done: 3, count: 8, days })),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('catalog:course.leave') }));
    await expect(args.learner?.sendLeaving).toHaveBeenCalledWith({ type: 'leave.confirmed' });
  },
};

/** Without progress nothing is kept, and an unpublished course offers no way back. */
export const ConfirmingToLeaveForever: Story = {
  tags: ['en-light-1280'],
  args: {
    course: { ...alone, status: 'draft', progress: 0, completedSessions: [] },
    learner: learner(progress('saving', []), leaving('confirming', { isOffered: false })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(t('catalog:course.leaveForever'))).toBeVisible();
  },
};

export const Leaving: Story = {
  args: { learner: learner(undefined, leaving('leaving')) },
  play: async () => {
    const button = await screen.findByRole('button', { name: t('catalog:course.processing') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LeavingRefused: Story = {
  tags: ['en-light-1280'],
  args: {
    learner: learner(undefined, leaving('refused', { errorMessage: t('errors:operations.leaveCourse') })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('errors:operations.leaveCourse'));
  },
};

/** The course is offered again. */
export const Left: Story = {
  tags: ['2.164'],
  args: { hasLeft: true },
  play: async ({ canvas }) => {
    const days = leftCourseRetentionDays;
    await expect(canvas.getByText(t('catalog:course.left', { days }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('catalog:course.enrollNow') })).toBeVisible();
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
    learner: learner(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:course.withdrawn'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('catalog:course.enrollNow') })).toBeNull();
    const name = t('catalog:course.continueWith', { number: 4 });
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** The instructor edits the course instead of enrolling. */
export const Own: Story = {
  tags: ['2.47'],
  args: { isOwn: true },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: t('catalog:course.edit') });
    await expect(edit).toHaveAttribute('href', `${course.href}/edit`);
    await expect(canvas.queryByRole('button', { name: t('catalog:course.enrollNow') })).toBeNull();
  },
};
