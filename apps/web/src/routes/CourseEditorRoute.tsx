import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/texts.ts';
import { CourseEditorContainer } from '../screens/CourseEditor/CourseEditor.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

export const loader = () => ({ texts: ['courseEditor'] as const });
export const clientLoader = textsLoader('courseEditor');

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('courseEditor').t('signedOut')} />,
};

/** The form and its focus stay when a new course gets its own address. */
export default function CourseEditorRoute() {
  const user = usePageUser();
  return <CourseEditorContainer key={`${user.id} ${user.role} ${user.instructorStatus}`} user={user} />;
}
