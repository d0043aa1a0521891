import { hasProfile, type SessionUser } from '@lyceum/flows/session';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sectionIn } from '../../../app/frame/profileSections.ts';
import { LoadingPage } from '../../../app/page/LoadingPage.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSectionContainer } from './ProfileSection.container.tsx';

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
