import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { learner } from '../../fixtures/catalog.ts';
import { inSettings } from '../../fixtures/profile.tsx';
import { AccountSection } from './AccountSection.tsx';

const meta = {
  title: 'Settings/Account',
  component: AccountSection,
  decorators: inSettings('account'),
  parameters: { layout: 'fullscreen' },
  args: { user: learner, onSignOut: fn() },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {
  tags: ['2.105'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:userMenu.logout') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const NotVerified: Story = { tags: ['2.105'], args: { user: { ...learner, isEmailVerified: false } } };
