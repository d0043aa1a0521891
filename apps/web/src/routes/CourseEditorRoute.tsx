import type { TokenUser } from '@lyceum/api-client';
import { courseEditorActors, courseEditorMachine } from '@lyceum/flows/course-editor';
import { courseDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStorage, useDraftStore } from '../forms/drafts.ts';
import { CourseEditorScreen } from '../screens/CourseEditor/CourseEditorScreen.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/CourseEditorRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['courseEditor']) });
export const clientLoader = async () => {
  await loadPageTexts('courseEditor');
  return { texts: null };
};

/** Stays when a new course gets an address of its own, and with it the form and its focus. */
export default function CourseEditorRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('courseEditor');
  return (
    <Protected ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => <EditorOf key={`${user.id} ${user.role} ${user.instructorStatus}`} user={user} />}
    </Protected>
  );
}

function EditorOf({ user }: { user: TokenUser }) {
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
