import { useTranslation } from 'react-i18next';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ProfileContainer } from '../screens/Profile/Profile.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import type { Route } from './+types/ProfileRoute.ts';

const needed = ['profile', 'instructor', 'dashboard', 'auth'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(needed) });
export const clientLoader = async () => {
  await loadPageTexts(...needed);
  return { texts: null };
};
// Another section is the same page.
export const shouldRevalidate = () => false;

export default function ProfileRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const { t } = useTranslation('profile');
  return (
    <Protected ended={<SessionEnded title={t('signedOut')} />}>
      {(user) => <ProfileContainer key={user.id} user={user} />}
    </Protected>
  );
}
