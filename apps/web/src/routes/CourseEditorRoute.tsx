import { useTranslation } from 'react-i18next';
import { usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CourseEditorContainer } from '../features/course/CourseEditor/CourseEditor.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['courseEditor'],
  SessionEnded: () => <SessionEnded title={useTranslation('courseEditor').t('signedOut')} />,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

/** The form and its focus stay when a new course gets its own address. */
export default function CourseEditorRoute() {
  const user = usePageUser();
  return <CourseEditorContainer key={`${user.id} ${user.role} ${user.instructorStatus}`} user={user} />;
}
