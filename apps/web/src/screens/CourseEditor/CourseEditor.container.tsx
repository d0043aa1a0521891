import type { TokenUser } from '@lyceum/api-client';
import { courseEditorActors, courseEditorMachine } from '@lyceum/flows/course-editor';
import { courseDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useDraftStorage, useDraftStore } from '../../forms/drafts.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { CourseEditorScreen } from './CourseEditorScreen.tsx';

export function CourseEditorContainer({ user }: { user: TokenUser }) {
  const { courseId = null } = useParams();
  const name = courseId === null ? 'course' : `course:${courseId}`;
  const drafts = useDraftStore({ name, owner: user.id, shape: courseDraftSchema });
  const [storedDraft] = useState(drafts.read);
  const [editor, send, actor] = useMachine(useProvidedMachine(courseEditorMachine, courseEditorActors), {
    input: { user, courseId, storedDraft },
  });
  useDraftStorage(actor, drafts);
  useNavigationRequests(actor, { samePage: true });
  // The machine itself passes over the address that it has already.
  useEffect(
    () => send({ type: 'address.changed', courseId, storedDraft: drafts.read() }),
    [send, courseId, drafts],
  );
  return <CourseEditorScreen editor={editor} send={send} />;
}
