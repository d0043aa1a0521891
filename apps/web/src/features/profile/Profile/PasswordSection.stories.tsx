import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordSection } from './PasswordSection.tsx';
import { inSettings, noticeAt } from './profile.fixtures.tsx';

const meta = {
  title: 'Settings/Password',
  component: PasswordSection,
  decorators: inSettings('password'),
  parameters: { layout: 'fullscreen' },
  args: { notice: noticeAt('hidden'), send: fn() },
} satisfies Meta<typeof PasswordSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields are cleared when the form is saved. */
export const Editing: Story = {
  tags: ['2.107', '2.252', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    const change = canvas.getByRole('link', { name: t('profile:password.change') });
    await expect(change).toHaveAttribute('href', '/forgot-password');
    await expect(change.closest('[role=status]')).toHaveTextContent(t('profile:password.local'));
    const current = canvas.getByLabelText(t('profile:password.current'));
    await userEvent.type(current, 'a quiet morning');
    await userEvent.click(canvas.getByRole('button', { name: t('profile:password.submit') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.shown' });
    await expect(current).toHaveValue('');
  },
};

/** For two seconds. */
export const Saved: Story = { tags: ['2.107'], args: { notice: noticeAt('shown') } };
