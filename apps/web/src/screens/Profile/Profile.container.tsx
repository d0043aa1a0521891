import { hasProfile, type SessionUser } from '@lyceum/flows/session';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingPage } from '../parts/LoadingPage.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSectionContainer } from './ProfileSection.container.tsx';
import { sectionIn } from './sections.ts';

export function ProfileContainer({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const section = sectionIn(search, user);
  return (
    <ProfileScreen user={user} section={section} onSelect={(href) => void navigate(href)}>
      {hasProfile(user) ? <ProfileSectionContainer user={user} section={section} /> : <LoadingPage />}
    </ProfileScreen>
  );
}
