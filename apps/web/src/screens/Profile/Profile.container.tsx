import type { SessionUser } from '@lyceum/flows/session';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { WithProfile } from '../../session/WithProfile.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSectionContainer } from './ProfileSection.container.tsx';
import { sectionIn } from './sections.ts';

export function ProfileContainer({ user }: { user: SessionUser }) {
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
