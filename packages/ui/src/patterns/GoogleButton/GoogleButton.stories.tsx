import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { googleButtonGuide } from './GoogleButton.guide.tsx';
import { GoogleButton } from './GoogleButton.tsx';

const meta = {
  component: GoogleButton,
  args: { label: t('auth:google.continue'), onPress: fn() },
  decorators: [within(392)],
  parameters: googleButtonGuide,
} satisfies Meta<typeof GoogleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Continue: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const SignUp: Story = { args: { label: t('auth:google.signUp') } };

export const Busy: Story = { tags: ['same-look'], args: { busy: true } };

export const Focused: Story = {
  tags: ['same-look'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
