import { ApiProblem, type Course, messageFor } from '@lyceum/api-client';
import type { CourseDraft } from '@lyceum/rules/course';
import { assertEvent, assign, setup } from 'xstate';
import { clearDraft, navigate, storeDraft } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import {
  type Call,
  type CourseEditorContext,
  type CourseEditorEvent,
  type CourseEditorInput,
  type CourseToSave,
  courseDraftKey,
  draftOf,
  type ForbiddenReason,
  forbiddenReason,
  type Loaded,
  type Subject,
  subjectOf,
} from './course-editor.types.ts';

const keyOf = ({ courseId, user }: CourseEditorContext) => courseDraftKey(courseId, user);

const setDraft = [
  { type: 'setDraft', params: ({ event }: { event: { draft: CourseDraft } }) => event },
  {
    type: 'storeDraft',
    params: ({
      context,
      event: { draft },
    }: {
      context: CourseEditorContext;
      event: { draft: CourseDraft };
    }) => ({
      key: keyOf(context),
      draft,
    }),
  },
] as const;

/** A failed call returns to the form, which keeps its values. */
const refusedBy = (call: Call) =>
  ({
    target: 'open.refused',
    actions: {
      type: 'setError',
      params: ({ event }: { event: { error: unknown } }) => ({ call, error: event.error }),
    },
  }) as const;

/** A guard or the first save ensures that the course exists. */
function madeCourse({ context: { courseId } }: { context: CourseEditorContext }): { courseId: string } {
  if (courseId === null) throw new Error('A course that is not saved yet can be neither shown nor deleted.');
  return { courseId };
}

const setCourse = {
  type: 'setCourse',
  params: ({ event }: { event: { output: Course } }) => ({ course: event.output }),
} as const;

const clearDraftOf = {
  type: 'clearDraft',
  params: ({ context }: { context: CourseEditorContext }) => ({ key: keyOf(context) }),
} as const;

const goToEditor = {
  type: 'navigate',
  params: ({ event }: { event: { output: Course } }) => ({
    to: `${event.output.href}/edit`,
    replace: true,
    samePage: true,
  }),
} as const;

const saved = [clearDraftOf, setCourse] as const;
/** The address of the course no longer exists. The dashboard shows that it was deleted. */
const goToDashboard = {
  type: 'navigate',
  params: ({ context }: { context: CourseEditorContext }) => ({
    to: '/dashboard',
    replace: true,
    state: { deletedCourse: context.course?.name },
  }),
} as const;

/** A new course receives its own address. */
const created = [clearDraftOf, goToEditor, setCourse] as const;

/**
 * Creating and editing a course, for approved instructors and their own courses. The same actor continues when a new
 * course receives its own address (docs/product.md, Courses and learning).
 */
export const courseEditorMachine = setup({
  types: {
    input: {} as CourseEditorInput,
    context: {} as CourseEditorContext,
    events: {} as CourseEditorEvent,
  },
  actors: {
    load: unimplementedActor<Loaded, { courseId: string | null }>('courseEditorMachine', 'load'),
    save: unimplementedActor<Course, CourseToSave>('courseEditorMachine', 'save'),
    publish: unimplementedActor<Course, { courseId: string }>('courseEditorMachine', 'publish'),
    unpublish: unimplementedActor<Course, { courseId: string }>('courseEditorMachine', 'unpublish'),
    delete: unimplementedActor<void, { courseId: string }>('courseEditorMachine', 'delete'),
  },
  guards: {
    mayTeach: ({ context }) => forbiddenReason(context.user) === null,
    isElsewhere: ({ context }, { courseId }: Subject) => courseId !== context.courseId,
    isOfAnother: ({ context }, { course }: Loaded) =>
      course !== null && course.instructor.id !== context.user.id,
    isNotFound: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 404,
    isMade: ({ context }) => context.courseId !== null,
    hasLearners: ({ context }) => (context.course?.learners.enrolled ?? 0) > 0,
    isTypedSince: ({ context }) => context.isTypedSince,
    /**
     * The draft changed during the save and stays stored. The draft of a new course is deleted nevertheless: its key
     * belongs to the old address.
     */
    isDraftKept: ({ context }) => context.isTypedSince && context.courseId !== null,
  },
  actions: {
    beginAnew: assign((_, subject: Subject) => subjectOf(subject)),
    setReason: assign({ reason: (_, { reason }: { reason: ForbiddenReason | null }) => reason }),
    setLoaded: assign(({ context }, { course, sessions, domains }: Loaded) => ({
      course,
      domains,
      draft: context.draft ?? (course && draftOf(course, sessions)),
    })),
    setDraft: assign((_, { draft }: { draft: CourseDraft }) => ({ draft, isTypedSince: true })),
    clearTyping: assign({ isTypedSince: false }),
    clearError: assign({ message: null }),
    storeDraft: storeDraft(),
    clearDraft: clearDraft(),
    navigate: navigate(),
    setCourse: assign((_, { course }: { course: Course }) => ({ course, courseId: course.id })),
    setError: assign({
      message: ({ context }, { call, error }: { call: Call; error: unknown }) =>
        messageFor(call === 'updateCourse' && context.courseId === null ? 'createCourse' : call, error),
    }),
  },
}).createMachine({
  id: 'courseEditor',
  context: ({ input: { user, ...subject } }) => ({ user, ...subjectOf(subject) }),
  initial: 'checkingRights',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.checkingRights',
      actions: { type: 'beginAnew', params: ({ event }) => event },
    },
    'form.edited': { actions: setDraft },
  },
  states: {
    checkingRights: {
      always: [
        { guard: 'mayTeach', target: 'loading' },
        {
          target: 'forbidden',
          actions: {
            type: 'setReason',
            params: ({ context }) => ({ reason: forbiddenReason(context.user) }),
          },
        },
      ],
    },
    forbidden: {},
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: [
          {
            guard: { type: 'isOfAnother', params: ({ event }) => event.output },
            target: 'forbidden',
            actions: { type: 'setReason', params: { reason: 'notYours' } },
          },
          {
            target: 'open',
            actions: { type: 'setLoaded', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { ...refusedBy('getCourse'), target: 'failed' },
        ],
      },
    },
    failed: { exit: 'clearError', on: { 'retry.requested': 'loading' } },
    notFound: {},
    open: {
      initial: 'editing',
      on: {
        'form.edited': { target: '.editing', actions: setDraft },
        'save.submitted': 'saving',
        'publish.submitted': 'savingToPublish',
        'unpublish.requested': { guard: 'isMade', target: 'unpublishing' },
        'deletion.requested': [
          { guard: 'hasLearners', target: '.undeletable' },
          { guard: 'isMade', target: 'askingToDelete' },
        ],
      },
      states: {
        editing: {},
        saved: {},
        published: {},
        unpublished: {},
        /** Learners are enrolled, so the server would refuse the deletion. */
        undeletable: {},
        // The error remains visible while the user edits.
        refused: { exit: 'clearError', on: { 'form.edited': { actions: setDraft } } },
      },
    },
    saving: {
      entry: 'clearTyping',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { courseId }, event }) => {
          assertEvent(event, 'save.submitted');
          return { courseId, fields: event.fields };
        },
        onDone: [
          { guard: 'isDraftKept', target: 'open.editing', actions: setCourse },
          { guard: 'isTypedSince', target: 'open.editing', actions: created },
          { guard: 'isMade', target: 'open.saved', actions: saved },
          { target: 'open.saved', actions: created },
        ],
        onError: refusedBy('updateCourse'),
      },
    },
    savingToPublish: {
      entry: 'clearTyping',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { courseId }, event }) => {
          assertEvent(event, 'publish.submitted');
          return { courseId, fields: event.fields };
        },
        onDone: [
          { guard: 'isDraftKept', target: 'publishing', actions: setCourse },
          { guard: 'isMade', target: 'publishing', actions: saved },
          { target: 'publishing', actions: created },
        ],
        onError: refusedBy('updateCourse'),
      },
    },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: madeCourse,
        onDone: { target: 'open.published', actions: setCourse },
        onError: refusedBy('publishCourse'),
      },
    },
    unpublishing: {
      invoke: {
        id: 'unpublish',
        src: 'unpublish',
        input: madeCourse,
        onDone: { target: 'open.unpublished', actions: setCourse },
        onError: refusedBy('unpublishCourse'),
      },
    },
    askingToDelete: {
      on: { 'deletion.canceled': 'open.editing', 'deletion.confirmed': 'deleting' },
    },
    deleting: {
      invoke: {
        id: 'delete',
        src: 'delete',
        input: madeCourse,
        onDone: { target: 'deleted', actions: [clearDraftOf, goToDashboard] },
        onError: refusedBy('deleteCourse'),
      },
    },
    deleted: {},
  },
});
