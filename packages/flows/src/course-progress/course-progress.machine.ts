import type { ApiClient, Enrollment } from '@lyceum/api-client';
import { percentComplete } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

/** The progress that the server confirmed, and the code of the certificate of a completed course. */
type Saved = Pick<Enrollment, 'completedSessions' | 'progress'> & Pick<Enrollment['course'], 'certificate'>;

const savedBy = ({ completedSessions, progress, course: { certificate } }: Enrollment): Saved => ({
  completedSessions,
  progress,
  ...(certificate !== undefined && { certificate }),
});

export interface CourseProgressInput extends Saved {
  courseId: string;
  /** The number of lessons of the course. Lessons are numbered from 1. */
  lessons: number;
}

export interface CourseProgressContext {
  courseId: string;
  lessons: number;
  /** The lessons that are shown as completed, unsaved ones included. */
  ticked: readonly number[];
  /** The lessons of the running save. */
  sent: readonly number[];
  saved: Saved;
  /** Why the last save failed. */
  message: string | null;
}

export type CourseProgressEvent =
  | { type: 'lesson.toggled'; lesson: number }
  /** The page has loaded the course again. A running save is newer. */
  | { type: 'progress.loaded'; saved: Saved };

/**
 * The progress to show, as a whole percentage: the server's value if all ticks are saved, otherwise the share of ticked
 * lessons.
 */
export function progressOf({ ticked, saved, lessons }: CourseProgressContext): number {
  return isSameSet(ticked, saved.completedSessions)
    ? saved.progress
    : percentComplete(ticked.length, lessons);
}

/** The first lesson that is not ticked, to continue with; null if the course is completed. */
export function nextLessonOf({
  ticked,
  lessons,
}: Pick<CourseProgressContext, 'ticked' | 'lessons'>): number | null {
  for (let lesson = 1; lesson <= lessons; lesson += 1) if (!ticked.includes(lesson)) return lesson;
  return null;
}

/** What a learner can continue with. */
export interface Continuation {
  enrollment: Enrollment;
  /** The number of the next lesson. */
  lesson: number;
}

/**
 * The first enrollment with a lesson left, to continue with on the dashboard [2.191]; null if all are completed. The
 * list starts with the course that was accessed last.
 */
export function continuationOf(enrollments: readonly Enrollment[]): Continuation | null {
  for (const enrollment of enrollments) {
    const { completedSessions: ticked, course } = enrollment;
    const lesson = nextLessonOf({ ticked, lessons: course.sessions });
    if (lesson !== null) return { enrollment, lesson };
  }
  return null;
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((lesson) => other.includes(lesson));
}

function toggled(ticked: readonly number[], lesson: number): number[] {
  return ticked.includes(lesson)
    ? ticked.filter((other) => other !== lesson)
    : [...ticked, lesson].sort((one, other) => one - other);
}

const toggle = {
  type: 'toggle',
  params: ({ event }: { event: { lesson: number } }) => ({ lesson: event.lesson }),
} as const;

/** The transitions while nothing is being saved. */
const whileIdle = {
  'progress.loaded': {
    actions: [{ type: 'setSaved', params: ({ event }: { event: { saved: Saved } }) => event }, 'showSaved'],
  },
  'lesson.toggled': { target: 'saving', actions: toggle },
} as const;

const setSaved = {
  type: 'setSaved',
  params: ({ event }: { event: { output: Enrollment } }) => ({ saved: savedBy(event.output) }),
} as const;

export const courseProgressActors = (api: ApiClient) => ({
  // Without the signal: a tick is saved even if the user leaves the page.
  saveProgress: fromPromise<Enrollment, { courseId: string; completedSessions: readonly number[] }>(
    ({ input: { courseId, completedSessions } }) =>
      api.call('updateProgress', {
        path: { id: courseId },
        body: { completedSessions: [...completedSessions] },
      }),
  ),
});

/**
 * Ticking off the lessons of a course (docs/product.md, Courses and learning). A tick is shown at once. Ticks during a
 * save are saved after it, so the last one wins. A failed save reverts the unsaved ticks.
 */
export const courseProgressMachine = setup({
  types: {
    input: {} as CourseProgressInput,
    context: {} as CourseProgressContext,
    events: {} as CourseProgressEvent,
  },
  actors: unimplementedActors<typeof courseProgressActors>('courseProgressMachine', ['saveProgress']),
  guards: { isTickedSince: ({ context }) => !isSameSet(context.ticked, context.sent) },
  actions: {
    toggle: assign({
      ticked: ({ context }, { lesson }: { lesson: number }) => toggled(context.ticked, lesson),
      message: null,
    }),
    setSent: assign({ sent: ({ context }) => context.ticked }),
    setSaved: assign({ saved: (_, { saved }: { saved: Saved }) => saved }),
    showSaved: assign({ ticked: ({ context }) => context.saved.completedSessions }),
  },
}).createMachine({
  id: 'courseProgress',
  context: ({ input: { courseId, lessons, ...saved } }) => ({
    courseId,
    lessons,
    ticked: saved.completedSessions,
    sent: saved.completedSessions,
    saved,
    message: null,
  }),
  initial: 'upToDate',
  states: {
    upToDate: { on: whileIdle },
    saving: {
      entry: 'setSent',
      invoke: {
        id: 'saveProgress',
        src: 'saveProgress',
        input: ({ context }) => ({ courseId: context.courseId, completedSessions: context.ticked }),
        onDone: [
          { guard: 'isTickedSince', target: 'saving', reenter: true, actions: setSaved },
          { target: 'upToDate', actions: [setSaved, 'showSaved'] },
        ],
        onError: { target: 'refused', actions: ['showSaved', showError('updateProgress')] },
      },
      on: { 'lesson.toggled': { actions: toggle } },
    },
    refused: { on: whileIdle },
  },
});
