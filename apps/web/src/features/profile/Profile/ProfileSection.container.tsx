import type { User } from '@lyceum/api-client';
import { becomeInstructorActors, becomeInstructorMachine } from '@lyceum/flows/become-instructor';
import { notificationPreferencesMachine } from '@lyceum/flows/notification-preferences';
import { timedNoticeMachine } from '@lyceum/flows/timed-notice';
import { limits } from '@lyceum/rules';
import { instructorDraftSchema } from '@lyceum/rules/drafts';
import { Stack } from '@lyceum/ui/components/layout';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useExpertiseSearch } from '../../../app/forms/ExpertiseField.tsx';
import type { ProfileSection } from '../../../app/frame/profileSections.ts';
import { useSession } from '../../../app/session/useSession.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { AccountSection } from './AccountSection.tsx';
import { CalendarSectionContainer } from './CalendarSection.container.tsx';
import { InstructorSection } from './InstructorSection.tsx';
import { MessagePreferencesContainer } from './MessagePreferences.container.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PaymentsSection } from './PaymentsSection.tsx';
import { UserSection } from './UserSection.tsx';

const saved = { input: { forMs: limits.profileSavedNoticeMs } };

/** Runs the machines of the settings, whichever section is shown: an application goes on, and preferences stay. */
export function ProfileSectionContainer({ user, section }: { user: User; section: ProfileSection }) {
  const { signOut } = useSession();
  const [person, sendToPerson] = useFlow(timedNoticeMachine, null, saved);
  const [password, sendToPassword] = useFlow(timedNoticeMachine, null, saved);
  const [preferences, sendToPreferences] = useFlow(notificationPreferencesMachine, null);
  const application = useApplication(user);
  switch (section) {
    case 'profile':
      return <UserSection user={user} notice={person} send={sendToPerson} />;
    case 'account':
      return <AccountSection user={user} onSignOut={signOut} />;
    case 'password':
      return <PasswordSection notice={password} send={sendToPassword} />;
    case 'instructor':
      return <InstructorSection user={user} {...application} />;
    case 'calendar':
      return <CalendarSectionContainer />;
    case 'notifications':
      return (
        <Stack gap="xxl">
          <NotificationsSection preferences={preferences} send={sendToPreferences} />
          <MessagePreferencesContainer />
        </Stack>
      );
    case 'payments':
      return <PaymentsSection />;
  }
}

/** 'Become an Instructor', with what was typed before a reload or another section. */
function useApplication({ id, role, expertise, qualifications, bio }: User) {
  const draftKey = { name: 'become-instructor', owner: id };
  const draft = useStoredDraft(draftKey, instructorDraftSchema) ?? { expertise, qualifications, bio };
  const [become, send] = useFlow(becomeInstructorMachine, becomeInstructorActors, {
    input: { draft, draftKey },
  });
  // Only an instructor's draft holds ids, whose names are to be loaded; a list with commas holds texts.
  const search = useExpertiseSearch(role === 'instructor' ? draft.expertise : [], expertise);
  return { become, send, expertise: search };
}
