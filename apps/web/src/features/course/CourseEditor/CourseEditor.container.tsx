import type { TokenUser } from '@lyceum/api-client';
import { courseDuplicationActors, courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import { courseDraftKey, courseEditorActors, courseEditorMachine } from '@lyceum/flows/course-editor';
import { storedCourseSchema } from '@lyceum/rules/course';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { readDraft, useStoredDraft } from '../../../app/forms/drafts.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { CourseEditorScreen } from './CourseEditorScreen.tsx';
import type { CourseEditorScreenProps } from './types.ts';

export function CourseEditorContainer({ user }: { user: TokenUser }) {
  const { courseId = null } = useParams();
  const storedDraft = useStoredDraft(courseDraftKey(courseId, user), storedCourseSchema);
  const [editor, send] = useFlow(courseEditorMachine, courseEditorActors, {
    input: { user, courseId, storedDraft },
  });
  useCourseOfAddress(courseId, user, send);
  const [duplication, sendDuplication] = useFlow(courseDuplicationMachine, courseDuplicationActors);
  return (
    <CourseEditorScreen
      editor={editor}
      send={send}
      duplication={duplication}
      onDuplicate={(id) => sendDuplication({ type: 'duplication.requested', courseId: id })}
      isCopy={copiedCourseOf(useLocation().state) === courseId}
      timeZone={useTimeZone()}
    />
  );
}

/** Opens the course of the address. The machine ignores the address of the open course. */
function useCourseOfAddress(
  courseId: string | null,
  user: TokenUser,
  send: CourseEditorScreenProps['send'],
): void {
  const { id } = user;
  useEffect(() => {
    const storedDraft = readDraft(courseDraftKey(courseId, { id }), storedCourseSchema);
    send({ type: 'address.changed', courseId, storedDraft });
  }, [send, courseId, id]);
}

/** The id of the copy that was just made. The state of a history entry can contain anything. */
function copiedCourseOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'copiedCourse' in state
    ? state.copiedCourse
    : undefined;
}
