import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { calendarAddress, calendarAddressTexts } from './CalendarAddress.fixtures.ts';
import { calendarAddressGuide } from './CalendarAddress.guide.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';

const meta = {
  component: CalendarAddress,
  args: { address: calendarAddress, onCopy: fn(), texts: calendarAddressTexts },
  decorators: [within(560)],
  parameters: calendarAddressGuide,
} satisfies Meta<typeof CalendarAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile:calendar.copy') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('profile:calendar.open') })).toHaveAttribute(
      'href',
      calendarAddress.replace('https:', 'webcal:'),
    );
  },
};

/** The buttons are below each other. */
export const Narrow: Story = { decorators: [within(280)] };

/** An address of another kind opens no app. */
export const UnsafeAddress: Story = {
  tags: ['same-look'],
  args: { address: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
