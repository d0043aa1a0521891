import { notificationPreferencesMachine } from '@lyceum/flows/notification-preferences';
import { notificationDefaults } from '@lyceum/rules';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../../fixtures/snapshotAt.ts';
import { NotificationsSection } from './NotificationsSection.tsx';
import { inSettings } from './profile.fixtures.tsx';

const meta = {
  title: 'Settings/Notifications',
  component: NotificationsSection,
  decorators: inSettings('notifications'),
  parameters: { layout: 'fullscreen' },
  args: {
    preferences: at(notificationPreferencesMachine, 'choosing', { preferences: notificationDefaults }),
    send: fn(),
  },
} satisfies Meta<typeof NotificationsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  tags: ['en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: t('dashboard:notifications.promotions') }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'preference.changed',
      kind: 'promotions',
      isEnabled: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: t('profile:notifications.save') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'preferences.submitted' });
  },
};

/** For two seconds, or until one of them changes. */
export const Saved: Story = {
  args: {
    preferences: at(notificationPreferencesMachine, 'saved', {
      preferences: { ...notificationDefaults, promotions: true, newsletter: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile:notifications.saved'))).toBeVisible();
  },
};
