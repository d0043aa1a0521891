import { calendarSubscriptionMachine } from '@lyceum/flows/calendar-subscription';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { at } from '../../../fixtures/snapshotAt.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { inSettings } from './profile.fixtures.tsx';

const calendarAddress =
  'https://lyceum.example.org/calendar/q3vXJ0mH8cYd1aTzK5rUwBnE7sLgPfOi2tVxZ4yQ6hA.ics?lng=en';

const calendarAt = (
  value: StateValueFrom<typeof calendarSubscriptionMachine>,
  address: string | null = calendarAddress,
  message: string | null = null,
) => at(calendarSubscriptionMachine, value, { address, message });

const meta = {
  title: 'Settings/Calendar',
  component: CalendarSection,
  decorators: inSettings('calendar'),
  parameters: { layout: 'fullscreen' },
  args: { calendar: calendarAt({ on: 'ready' }), send: fn() },
} satisfies Meta<typeof CalendarSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOn: Story = {
  tags: ['2.382', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(t('profile:calendar.address'))).toHaveValue(calendarAddress);
    await userEvent.click(canvas.getByRole('button', { name: t('profile:calendar.copy') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'address.copied' });
    await userEvent.click(canvas.getByRole('button', { name: t('profile:calendar.renew') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'renewal.requested' });
    await userEvent.click(canvas.getByRole('button', { name: t('profile:calendar.turnOff') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'end.requested' });
  },
};

export const TurnedOff: Story = {
  tags: ['2.382'],
  args: { calendar: calendarAt({ off: 'ready' }, null) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile:calendar.turnOn') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'address.requested' });
  },
};

export const Creating: Story = { args: { calendar: calendarAt('creating', null) } };

export const NotCreated: Story = {
  args: { calendar: calendarAt({ off: 'refused' }, null, t('errors:operations.renewCalendar')) },
};

export const Copying: Story = { args: { calendar: calendarAt({ on: 'copying' }) } };

/** For four seconds. */
export const Copied: Story = {
  args: { calendar: calendarAt({ on: 'copied' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('profile:calendar.copied'));
  },
};

/** The browser does not allow it. */
export const NotCopied: Story = { args: { calendar: calendarAt({ on: 'notCopied' }) } };

const confirm = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const AskingToRenew: Story = {
  tags: ['2.382', 'en-light-1280'],
  args: { calendar: calendarAt({ renewal: 'asking' }) },
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(t('profile:calendar.renewText'));
    await confirm(t('profile:calendar.renew'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change.confirmed' });
    await confirm(t('profile:calendar.cancel'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change.canceled' });
  },
};

export const Renewing: Story = { args: { calendar: calendarAt({ renewal: 'running' }) } };

export const NotRenewed: Story = {
  args: {
    calendar: calendarAt({ renewal: 'refused' }, calendarAddress, t('errors:operations.renewCalendar')),
  },
};

export const AskingToTurnOff: Story = {
  args: { calendar: calendarAt({ end: 'asking' }) },
  play: async ({ args }) => {
    await confirm(t('profile:calendar.turnOff'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change.confirmed' });
  },
};

export const TurningOff: Story = { args: { calendar: calendarAt({ end: 'running' }) } };

export const NotTurnedOff: Story = {
  tags: ['en-light-1280'],
  args: { calendar: calendarAt({ end: 'refused' }, calendarAddress, t('errors:operations.turnOffCalendar')) },
};

export const Loading: Story = { args: { calendar: calendarAt('loading', null) } };

export const Failed: Story = {
  args: { calendar: calendarAt('failed', null, t('errors:operations.getCalendar')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'retry.requested' });
  },
};
