import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { learner } from '../../../fixtures/catalog.ts';
import { AccountSection } from './AccountSection.tsx';
import { inSettings } from './profile.fixtures.tsx';

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
  tags: ['2.105', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:userMenu.logout') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** The choices of the footer, where users look for them. */
export const Preferences: Story = {
  tags: ['2.105'],
  play: async ({ canvas }) => {
    const languages = within(canvas.getByRole('navigation', { name: t('common:footer.language') }));
    await expect(languages.getAllByRole('link')).toHaveLength(3);
    await expect(languages.getByRole('link', { name: 'العربية' })).toHaveAttribute(
      'href',
      '/profile?section=account&lng=ar',
    );
    const themes = canvas.getByRole('group', { name: t('common:theme.label') });
    await expect(within(themes).getAllByRole('radio')).toHaveLength(3);
  },
};

/** A long address wraps. */
export const LongEmail: Story = {
  args: { user: { ...learner, email: 'bartholomew.featherstonehaugh@universitywide.lyceum.test' } },
};

export const NotVerified: Story = { tags: ['2.105'], args: { user: { ...learner, isEmailVerified: false } } };
