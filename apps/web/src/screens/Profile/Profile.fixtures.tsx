import type { User } from '@lyceum/api-client';
import { timedNoticeMachine } from '@lyceum/flows/timed-notice';
import { limits } from '@lyceum/rules';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { at } from '../../stories/at.ts';
import { inApp } from '../../stories/inApp.tsx';
import { learner } from '../../stories/samples.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileSection } from './sections.ts';

/** A section as it stands in the settings of a person; of the story's `user`, where it has one. */
export const inSettings = (section: ProfileSection): Decorator[] => [
  (Story, { args }) => (
    <ProfileScreen user={(args.user as User | undefined) ?? learner} section={section} onSelect={fn()}>
      <Story />
    </ProfileScreen>
  ),
  inApp({ path: `/profile?section=${section}`, user: learner }),
];

/** What the message says that a form is saved. */
export const noticeAt = (value: 'hidden' | 'shown') =>
  at(timedNoticeMachine, value, { forMs: limits.profileSavedNoticeMs });
