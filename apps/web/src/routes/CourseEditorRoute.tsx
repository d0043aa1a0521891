import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { CourseEditorContainer } from '../screens/CourseEditor/CourseEditor.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
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
      {(user) => (
        <CourseEditorContainer key={`${user.id} ${user.role} ${user.instructorStatus}`} user={user} />
      )}
    </Protected>
  );
}
