import { ApiProblem, type ChangedCourse, type Course, messageFor } from '@lyceum/api-client';
import {
  type ComparedField,
  type CourseDraft,
  type CourseForm,
  courseSchema,
  differences,
  emptyCourseDraft,
} from '@lyceum/rules/course';
import { assign, sendTo, setup } from 'xstate';
import { clearDraft, navigate, storeDraft } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { conflictOf, withChoice } from './conflict.ts';
import type { Intent, Side } from './conflict.types.ts';
import {
  adopt,
  clearDraftOf,
  completeCreation,
  completeOutdatedSave,
  completeSave,
  existingCourse,
  goToDashboard,
  ifOutdated,
  keepDraft,
  keepMerged,
  mergedDraftOf,
  newerDraft,
  onConflict,
  onRefusal,
  saveNextFor,
  setCourse,
  setDraft,
  startingFrom,
  submit,
  toSave,
  unknownStorage,
} from './course-editor.transitions.ts';
import {
  type Call,
  type CourseEditorContext,
  type CourseEditorEvent,
  type CourseEditorInput,
  type CourseToSave,
  type CourseVersion,
  draftOf,
  type ForbiddenReason,
  forbiddenReason,
  type LoadedCourse,
  type Subject,
  subjectOf,
} from './course-editor.types.ts';
import { draftAutosaveMachine } from './draft-autosave.machine.ts';
import type { TypedDraft } from './draft-autosave.types.ts';

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
    autosave: draftAutosaveMachine,
    load: unimplementedActor<LoadedCourse, { courseId: string | null }>('courseEditorMachine', 'load'),
    save: unimplementedActor<Course, CourseToSave>('courseEditorMachine', 'save'),
    publish: unimplementedActor<Course, CourseVersion>('courseEditorMachine', 'publish'),
    unpublish: unimplementedActor<Course, CourseVersion>('courseEditorMachine', 'unpublish'),
    delete: unimplementedActor<void, CourseVersion>('courseEditorMachine', 'delete'),
  },
  guards: {
    mayTeach: ({ context }) => forbiddenReason(context.user) === null,
    isElsewhere: ({ context }, { courseId }: Subject) => courseId !== context.courseId,
    isOfAnother: ({ context }, { course }: LoadedCourse) =>
      course !== null && course.instructor.id !== context.user.id,
    isNotFound: (_, { error }: { error: unknown }) => error instanceof ApiProblem && error.status === 404,
    isCreated: ({ context }) => context.courseId !== null,
    hasLearners: ({ context }) => (context.course?.learners.enrolled ?? 0) > 0,
    isTypedSince: ({ context }) => context.isTypedSince,
    /** With the same revision, another attempt would fail in the same way. */
    isOutdated: ({ context }, { current }: { current: ChangedCourse | null }) =>
      current !== null && context.courseId !== null && current.course.revision !== context.revision,
    isInConflict: ({ context: { courseId, draft } }, { current }: { current: ChangedCourse | null }) =>
      current !== null &&
      courseId !== null &&
      draft !== null &&
      differences(draft, draftOf(current.course, current.sessions)).length > 0,
    /** The user wanted to save or to publish, and what was chosen is valid. */
    isSavedNext: ({ context }, { intent }: { intent: Intent }) =>
      context.conflict?.intent === intent && courseSchema.safeParse(mergedDraftOf(context)).success,
    /**
     * The draft changed during the save and stays stored. The draft of a new course is deleted nevertheless: its key
     * belongs to the old address.
     */
    isDraftKept: ({ context }) => context.isTypedSince && context.courseId !== null,
  },
  actions: {
    beginAnew: assign((_, subject: Subject) => subjectOf(subject)),
    setReason: assign({ reason: (_, { reason }: { reason: ForbiddenReason | null }) => reason }),
    setLoaded: assign(({ context }, { course, lessons, domains, serverDraft }: LoadedCourse) => {
      const fields = course && draftOf(course, lessons);
      const latest = newerDraft(context.storedDraft, serverDraft);
      // A draft may outlive the save of its content, for example without a connection.
      const isObsolete = latest && differences(latest.draft, fields ?? emptyCourseDraft).length === 0;
      const stored = isObsolete ? null : latest;
      const start = stored ?? { draft: fields, revision: course?.revision ?? null };
      const restoredFrom = stored?.savedAt ?? null;
      return { course, domains, fields, draft: start.draft, revision: start.revision, restoredFrom };
    }),
    /** The course is shown as it is now. */
    discardDraft: assign(({ context: { course, fields, version } }) => ({
      draft: fields,
      revision: course?.revision ?? null,
      restoredFrom: null,
      storage: unknownStorage,
      version: version + 1,
    })),
    clearRestored: assign({ restoredFrom: null, storage: unknownStorage }),
    setStored: assign((_, { savedAt }: { savedAt: string }) => ({
      storage: { status: 'stored' as const, savedAt },
    })),
    setOnDeviceOnly: assign({ storage: { status: 'onDeviceOnly' } }),
    keepOnServer: sendTo('autosave', (_, typed: TypedDraft) => ({ type: 'draft.typed', ...typed })),
    endOnServer: sendTo('autosave', (_, { courseId }: { courseId: string | null }) => ({
      type: 'draft.finished',
      courseId,
    })),
    setDraft: assign((_, { draft }: { draft: CourseDraft }) => ({ draft, isTypedSince: true })),
    clearTyping: assign({ isTypedSince: false }),
    clearError: assign({ message: null }),
    storeDraft,
    clearDraft,
    navigate,
    setSubmitted: assign(({ context: { draft } }, { fields }: { fields: CourseForm }) => ({
      submitted: { fields, draft },
    })),
    setCourse: assign((_, { course }: { course: Course }) => ({
      course,
      courseId: course.id,
      revision: course.revision ?? null,
    })),
    setFields: assign(({ context: { submitted, fields } }) => ({ fields: submitted?.draft ?? fields })),
    adopt: assign(({ context }, { current }: { current: ChangedCourse | null }) =>
      current ? startingFrom(current.course, draftOf(current.course, current.sessions)) : context,
    ),
    setConflict: assign(
      ({ context }, { intent, current }: { intent: Intent; current: ChangedCourse | null }) => {
        const { draft: mine, course, revision, fields } = context;
        const base = course?.revision === revision ? fields : null;
        return { conflict: mine && current && conflictOf({ mine, base, intent, current }) };
      },
    ),
    setChoice: assign(
      ({ context: { conflict } }, { field, side }: { field: ComparedField | 'all'; side: Side }) => ({
        conflict: conflict && withChoice(conflict, field, side),
      }),
    ),
    setMerged: assign(({ context }) => {
      const { conflict } = context;
      const draft = mergedDraftOf(context);
      if (!conflict || !draft) return {};
      const { data: fields } = courseSchema.safeParse(draft);
      const submitted = fields ? { fields, draft } : null;
      const version = context.version + 1;
      return { ...startingFrom(conflict.course, conflict.theirs), draft, submitted, version };
    }),
    clearSubmitted: assign({ submitted: null }),
    leaveConflict: assign({ conflict: null }),
    setError: assign({
      message: ({ context }, { call, error }: { call: Call; error: unknown }) =>
        messageFor(call === 'updateCourse' && context.courseId === null ? 'createCourse' : call, error),
    }),
  },
}).createMachine({
  id: 'courseEditor',
  context: ({ input: { user, ...subject } }) => ({ user, ...subjectOf(subject) }),
  invoke: { id: 'autosave', src: 'autosave', input: ({ self }) => ({ reportTo: self }) },
  initial: 'checkingRights',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.checkingRights',
      actions: { type: 'beginAnew', params: ({ event }) => event },
    },
    'form.edited': { actions: setDraft },
    'draft.stored': { actions: { type: 'setStored', params: ({ event }) => event } },
    'draft.notStored': { actions: 'setOnDeviceOnly' },
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
          { ...onRefusal('getCourse'), target: 'failed' },
        ],
      },
    },
    failed: { exit: 'clearError', on: { 'retry.requested': 'loading' } },
    notFound: {},
    open: {
      entry: 'clearSubmitted',
      initial: 'editing',
      on: {
        'form.edited': { target: '.editing', actions: setDraft },
        'draft.discarded': { target: '.editing', actions: ['discardDraft', ...clearDraftOf] },
        'save.submitted': { target: 'saving', actions: submit },
        'publish.submitted': { target: 'savingToPublish', actions: submit },
        'unpublish.requested': { guard: 'isCreated', target: 'unpublishing' },
        'deletion.requested': [
          { guard: 'hasLearners', target: '.undeletable' },
          { guard: 'isCreated', target: 'askingToDelete' },
        ],
      },
      states: {
        editing: {},
        saved: {},
        published: {},
        unpublished: {},
        /** The form contains the chosen versions, which are not saved yet. */
        merged: {},
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
        input: toSave,
        onDone: [
          { guard: 'isDraftKept', target: 'open.editing', actions: completeOutdatedSave },
          { guard: 'isTypedSince', target: 'open.editing', actions: [...completeCreation, ...keepDraft] },
          { guard: 'isCreated', target: 'open.saved', actions: completeSave },
          { target: 'open.saved', actions: completeCreation },
        ],
        onError: [
          onConflict('save'),
          // What was submitted is saved already, for example by a call without a response.
          { ...ifOutdated, target: 'open.saved', actions: [adopt, ...clearDraftOf] },
          onRefusal('updateCourse'),
        ],
      },
    },
    savingToPublish: {
      entry: 'clearTyping',
      invoke: {
        id: 'save',
        src: 'save',
        input: toSave,
        onDone: [
          { guard: 'isDraftKept', target: 'publishing', actions: completeOutdatedSave },
          { guard: 'isCreated', target: 'publishing', actions: completeSave },
          { target: 'publishing', actions: completeCreation },
        ],
        onError: [
          onConflict('publish'),
          { ...ifOutdated, target: 'publishing', actions: [adopt, ...clearDraftOf] },
          onRefusal('updateCourse'),
        ],
      },
    },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: existingCourse,
        onDone: { target: 'open.published', actions: setCourse },
        onError: [
          onConflict('publish'),
          { ...ifOutdated, target: 'publishing', reenter: true, actions: adopt },
          onRefusal('publishCourse'),
        ],
      },
    },
    unpublishing: {
      invoke: {
        id: 'unpublish',
        src: 'unpublish',
        input: existingCourse,
        onDone: { target: 'open.unpublished', actions: setCourse },
        onError: [
          onConflict('unpublish'),
          { ...ifOutdated, target: 'unpublishing', reenter: true, actions: adopt },
          onRefusal('unpublishCourse'),
        ],
      },
    },
    /** The user compares both versions. Nothing is saved until the user has decided. */
    conflicting: {
      entry: 'clearSubmitted',
      on: {
        'version.chosen': { actions: { type: 'setChoice', params: ({ event }) => event } },
        'conflict.left': { target: 'open.editing', actions: 'leaveConflict' },
        'conflict.resolved': [
          { ...saveNextFor('save'), target: 'saving' },
          { ...saveNextFor('publish'), target: 'savingToPublish' },
          { target: 'open.merged', actions: keepMerged },
        ],
      },
    },
    askingToDelete: {
      on: { 'deletion.canceled': 'open.editing', 'deletion.confirmed': 'deleting' },
    },
    deleting: {
      invoke: {
        id: 'delete',
        src: 'delete',
        input: existingCourse,
        onDone: { target: 'deleted', actions: [...clearDraftOf, goToDashboard] },
        onError: [
          onConflict('delete'),
          { ...ifOutdated, target: 'askingToDelete', actions: adopt },
          onRefusal('deleteCourse'),
        ],
      },
    },
    deleted: {},
  },
});
