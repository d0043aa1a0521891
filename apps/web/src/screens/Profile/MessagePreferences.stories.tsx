import { messagePreferencesMachine } from '@lyceum/flows/message-preferences';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { inSettings } from '../../fixtures/profile.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { MessagePreferences } from './MessagePreferences.tsx';

const typescript = {
  en: 'Intro to TypeScript',
  ar: 'مدخل إلى TypeScript',
  fr: 'Introduction à TypeScript',
};
const all = { receives: true, unsubscribed: [] };
const unsubscribed = {
  receives: true,
  unsubscribed: [
    { id: 'intro-to-typescript', name: typescript, href: '/course/intro-to-typescript' },
    // In English only.
    { id: 'calligraphy', name: { en: 'Calligraphy for beginners' }, href: '/course/calligraphy' },
  ],
};

const preferencesAt = (
  value: StateValueFrom<typeof messagePreferencesMachine>,
  context: Partial<SnapshotFrom<typeof messagePreferencesMachine>['context']>,
) => at(messagePreferencesMachine, value, { preferences: null, choice: null, message: null, ...context });

const meta = {
  title: 'Settings/Messages',
  component: MessagePreferences,
  decorators: inSettings('notifications'),
  parameters: { layout: 'fullscreen' },
  args: {
    preferences: preferencesAt({ shown: 'unchanged' }, { preferences: all }),
    send: fn(),
  },
} satisfies Meta<typeof MessagePreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribed: Story = {
  tags: ['2.416'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: t('profile:messages.switch') }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'choice.made',
      receives: false,
      courseId: null,
    });
  },
};

export const UnsubscribedFromCourses: Story = {
  tags: ['2.416', 'en-light-375', 'ar-dark-1280'],
  args: {
    preferences: preferencesAt({ shown: 'unchanged' }, { preferences: unsubscribed }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: t('profile:messages.courses') }).children).toHaveLength(2);
    const name = t('profile:messages.againTo', { name: inLanguage(typescript) });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'choice.made',
      receives: true,
      courseId: 'intro-to-typescript',
    });
  },
};

export const Saving: Story = {
  args: {
    preferences: preferencesAt('saving', {
      preferences: unsubscribed,
      choice: { receives: true, courseId: 'calligraphy' },
    }),
  },
};

export const Unsubscribed: Story = {
  args: {
    preferences: preferencesAt({ shown: 'saved' }, { preferences: { ...unsubscribed, receives: false } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.queryByRole('list', { name: t('profile:messages.courses') })).toBeNull();
  },
};

export const NotSaved: Story = {
  args: {
    preferences: preferencesAt(
      { shown: 'rejected' },
      { preferences: all, message: t('errors:operations.setMessagePreferences') },
    ),
  },
};

export const Loading: Story = { args: { preferences: preferencesAt('loading', {}) } };

export const Failed: Story = {
  args: {
    preferences: preferencesAt('failed', {
      message: t('errors:operations.getMessagePreferences'),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'retry.requested' });
  },
};
