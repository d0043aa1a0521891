import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { learner } from '../../../fixtures/catalog.ts';
import { inSettings, noticeAt } from './profile.fixtures.tsx';
import { UserSection } from './UserSection.tsx';

const meta = {
  title: 'Settings/Profile',
  component: UserSection,
  decorators: inSettings('profile'),
  parameters: { layout: 'fullscreen' },
  args: { user: learner, notice: noticeAt('hidden'), send: fn() },
} satisfies Meta<typeof UserSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  tags: ['2.107', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(t('profile:email'))).toBeDisabled();
    await expect(canvas.getByText(t('profile:deviceOnly'))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('profile:name')), ' II{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.shown' });
  },
};

/** For two seconds. */
export const Saved: Story = {
  tags: ['2.107'],
  args: { notice: noticeAt('shown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile:updated'))).toBeVisible();
  },
};
