import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { InstructorProfileContainer } from '../screens/InstructorProfile/InstructorProfile.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { RoleOnly } from '../session/RoleOnly.tsx';
import { WithProfile } from '../session/WithProfile.tsx';
import type { Route } from './+types/InstructorProfileRoute.ts';

const needed = ['instructor', 'dashboard', 'profile'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await loadPageTexts(...needed);
  return { texts: null };
};

export default function InstructorProfileRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('profile');
  return (
    <Protected leadsOn ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => (
        <RoleOnly user={user} only="instructor">
          <WithProfile user={user}>
            {(known) => <InstructorProfileContainer key={known.id} user={known} />}
          </WithProfile>
        </RoleOnly>
      )}
    </Protected>
  );
}
