import type { ApiClient, Course, Domain } from '@lyceum/api-client';
import { limits, newCourseDraft } from '@lyceum/rules';
import { type CourseForm, storedCourseSchema } from '@lyceum/rules/course';
import { fromCallback, fromPromise } from 'xstate';
import type { CourseToSave, CourseVersion, LoadedCourse } from './course-editor.types.ts';
import { draftAutosaveMachine } from './draft-autosave.machine.ts';
import type { TypedDraft } from './draft-autosave.types.ts';

/** What a page can still send while it is closed: browsers accept 64 KiB, the headers included. */
const closingRequestMaximumBytes = 60_000;

/** All domains with their categories. The editor selects the category from them. */
async function loadDomains(api: ApiClient, signal: AbortSignal): Promise<Domain[]> {
  const domains: Domain[] = [];
  for (let page: number = limits.firstPage; ; page++) {
    const query = { page, limit: limits.pageMaximum, populate: 'categories' } as const;
    const { results, totalResults } = await api.call('listDomains', { query, signal });
    domains.push(...results);
    if (results.length === 0 || domains.length >= totalResults) return domains;
  }
}

const draftPath = (courseId: string | null) => ({ id: courseId ?? newCourseDraft });

async function loadDraft(api: ApiClient, courseId: string | null, signal: AbortSignal) {
  const { stored } = await api.call('getCourseDraft', { path: draftPath(courseId), signal });
  return stored ? (storedCourseSchema.safeParse(JSON.parse(stored.draft)).data ?? null) : null;
}

/** The parts of the browser that are used; none on the server. */
const here = globalThis as Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> & {
  readonly document?: { readonly visibilityState: string };
};

const draftActors = (api: ApiClient) => ({
  watchPage: fromCallback(({ sendBack }) => {
    const leave = () => {
      if (here.document?.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
    };
    const close = () => sendBack({ type: 'page.hidden' });
    here.addEventListener?.('visibilitychange', leave);
    // Closing a visible tab does not hide it first in every browser.
    here.addEventListener?.('pagehide', close);
    return () => {
      here.removeEventListener?.('visibilitychange', leave);
      here.removeEventListener?.('pagehide', close);
    };
  }),
  store: fromPromise<void, TypedDraft>(async ({ input: { courseId, ...stored }, signal }) => {
    const body = { draft: JSON.stringify(stored), revision: stored.revision };
    await api.call('saveCourseDraft', {
      path: draftPath(courseId),
      body,
      signal,
      // The tab may be closed before the response. A larger draft remains on the device.
      keepalive: new TextEncoder().encode(JSON.stringify(body)).length <= closingRequestMaximumBytes,
    });
  }),
  discard: fromPromise<void, { courseId: string | null }>(async ({ input: { courseId }, signal }) => {
    await api.call('deleteCourseDraft', { path: draftPath(courseId), signal });
  }),
});

/** The contract takes a link or the id of a file. */
const writtenFields = ({ sessionList, ...fields }: CourseForm) => ({
  ...fields,
  sessionList: sessionList.map(({ materials, ...lesson }) => ({
    ...lesson,
    materials: materials.map(({ id, title, ...target }) =>
      target.file ? { id, title, file: target.file.id } : { id, title, url: target.url },
    ),
  })),
});

/** Without a revision, the last change wins. */
const ifMatch = (revision: string | null) =>
  revision === null ? {} : { header: { 'If-Match': `"${revision}"` } };

const parametersOf = ({ courseId, revision }: CourseVersion) => ({
  path: { id: courseId },
  ...ifMatch(revision),
});

export function courseEditorActors(api: ApiClient) {
  return {
    autosave: draftAutosaveMachine.provide({ actors: draftActors(api) }),
    load: fromPromise<LoadedCourse, { courseId: string | null }>(async ({ input: { courseId }, signal }) => {
      const path = courseId === null ? null : { id: courseId };
      const [course, lessons, domains, serverDraft] = await Promise.all([
        path && api.call('getCourse', { path, signal }),
        path && api.call('listCourseSessions', { path, signal }),
        loadDomains(api, signal),
        // Without it, the form shows the course.
        loadDraft(api, courseId, signal).catch(() => null),
      ]);
      return { course, lessons: lessons?.sessions ?? [], domains, serverDraft };
    }),
    save: fromPromise<Course, CourseToSave>(({ input: { courseId, revision, fields }, signal }) =>
      courseId === null
        ? api.call('createCourse', { body: writtenFields(fields), signal })
        : api.call('updateCourse', {
            ...parametersOf({ courseId, revision }),
            body: writtenFields(fields),
            signal,
          }),
    ),
    publish: fromPromise<Course, CourseVersion>(({ input, signal }) =>
      api.call('publishCourse', { ...parametersOf(input), signal }),
    ),
    unpublish: fromPromise<Course, CourseVersion>(({ input, signal }) =>
      api.call('unpublishCourse', { ...parametersOf(input), signal }),
    ),
    delete: fromPromise<void, CourseVersion>(async ({ input, signal }) => {
      await api.call('deleteCourse', { ...parametersOf(input), signal });
    }),
  };
}
