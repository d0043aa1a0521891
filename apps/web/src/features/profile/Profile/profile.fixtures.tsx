import type { User } from '@lyceum/api-client';
import { timedNoticeMachine } from '@lyceum/flows/timed-notice';
import { limits } from '@lyceum/rules';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ProfileSection } from '../../../app/frame/profileSections.ts';
import { learner } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** A section inside the settings of the story's `user`, or of a default one. */
export const inSettings = (section: ProfileSection): Decorator[] => [
  (Story, { args }) => (
    <ProfileScreen user={(args.user as User | undefined) ?? learner} section={section} onSelect={fn()}>
      <Story />
    </ProfileScreen>
  ),
  inApp({ path: `/profile?section=${section}`, user: learner }),
];

/** Expects the message that the form is saved. */
export const noticeAt = (value: 'hidden' | 'shown') =>
  at(timedNoticeMachine, value, { forMs: limits.profileSavedNoticeMs });
