import type { SessionUser } from '@lyceum/flows/session';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ProfileScreen } from '../screens/Profile/ProfileScreen.tsx';
import { ProfileSectionContainer } from '../screens/Profile/ProfileSection.container.tsx';
import { sectionIn } from '../screens/Profile/sections.ts';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { Protected } from '../session/Protected.tsx';
import { WithProfile } from '../session/WithProfile.tsx';
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
      {(user) => <SettingsOf key={user.id} user={user} />}
    </Protected>
  );
}

function SettingsOf({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const section = sectionIn(search, user);
  return (
    <ProfileScreen user={user} section={section} onSelect={(href) => void navigate(href)}>
      <WithProfile user={user}>
        {(known) => <ProfileSectionContainer user={known} section={section} />}
      </WithProfile>
    </ProfileScreen>
  );
}
