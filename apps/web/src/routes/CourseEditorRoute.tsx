import { useTranslation } from 'react-i18next';
import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import { CourseEditorContainer } from '../features/course/CourseEditor/CourseEditor.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

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
