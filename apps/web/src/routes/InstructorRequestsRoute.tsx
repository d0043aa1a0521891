import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { InstructorRequestsContainer } from '../screens/InstructorRequests/InstructorRequests.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { RoleOnly } from '../session/RoleOnly.tsx';
import type { Route } from './+types/InstructorRequestsRoute.ts';

const needed = ['admin', 'instructor'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await loadPageTexts(...needed);
  return { texts: null };
};

export default function InstructorRequestsRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('admin');
  return (
    <Protected ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => (
        <RoleOnly user={user} only="admin">
          <InstructorRequestsContainer key={user.id} />
        </RoleOnly>
      )}
    </Protected>
  );
}
