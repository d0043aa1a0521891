import type { TokenUser } from '@lyceum/api-client';
import { courseEditorActors, courseEditorMachine } from '@lyceum/flows/course-editor';
import { courseDraftSchema } from '@lyceum/rules/drafts';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { bringTexts } from '../document/i18n.ts';
import { useWantedPlace } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { useDraftStore, useKeptDraft } from '../forms/drafts.ts';
import { CourseEditorScreen } from '../screens/CourseEditor/CourseEditorScreen.tsx';
import { SignInEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { useWired } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/CourseEditorRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['courseEditor']) });
export const clientLoader = async () => {
  await bringTexts('courseEditor');
  return { texts: null };
};

/** Stays when a new course gets an address of its own, and with it the form and its focus. */
export default function CourseEditorRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('courseEditor');
  return (
    <Protected ended={<SignInEnded title={t('signedOut')} />}>
      {(user) => <EditorOf key={`${user.id} ${user.role} ${user.instructorStatus}`} user={user} />}
    </Protected>
  );
}

function EditorOf({ user }: { user: TokenUser }) {
  const { courseId = null } = useParams();
  const name = courseId === null ? 'course' : `course:${courseId}`;
  const drafts = useDraftStore({ name, owner: user.id, shape: courseDraftSchema });
  const [kept] = useState(drafts.read);
  const [editor, send, actor] = useMachine(useWired(courseEditorMachine, courseEditorActors), {
    input: { person: user, courseId, kept },
  });
  useKeptDraft(actor, drafts);
  useWantedPlace(actor, { samePage: true });
  // The machine itself passes over the address that it has already.
  useEffect(() => send({ type: 'address.changed', courseId, kept: drafts.read() }), [send, courseId, drafts]);
  return <CourseEditorScreen editor={editor} send={send} />;
}
