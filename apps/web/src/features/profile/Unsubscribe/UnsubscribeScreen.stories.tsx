import { messageSubscriptionMachine } from '@lyceum/flows/message-subscription';
import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { course } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { at } from '../../../fixtures/snapshotAt.ts';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

type Context = ContextFrom<typeof messageSubscriptionMachine>;

const { name, href } = course;
const subscriptionTo = (receives: 'all' | 'others' | 'none') => ({ course: { name, href }, receives });

const subscription = (
  value: StateValueFrom<typeof messageSubscriptionMachine>,
  context: Partial<Context> = {},
) =>
  at(messageSubscriptionMachine, value, {
    token: 't1',
    subscription: subscriptionTo('all'),
    choice: null,
    message: null,
    ...context,
  });

const meta = {
  title: 'Unsubscribe',
  component: UnsubscribeScreen,
  decorators: [inApp({ path: '/unsubscribe' })],
  parameters: { layout: 'fullscreen' },
  args: { subscription: subscription({ shown: 'unchanged' }), send: fn() },
} satisfies Meta<typeof UnsubscribeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visit alone changes nothing. */
export const Asking: Story = {
  tags: ['2.347', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('messages:unsubscribe.fromCourse') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'choice.made', receives: 'others' });
  },
};

export const Loading: Story = { args: { subscription: subscription('loading', { subscription: null }) } };

export const TokenMissing: Story = {
  args: { subscription: subscription('tokenMissing', { token: '', subscription: null }) },
};

export const Failed: Story = {
  args: {
    subscription: subscription('failed', {
      subscription: null,
      message: t('errors:operations.getMessageSubscription'),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Saving: Story = { args: { subscription: subscription('saving', { choice: 'others' }) } };

export const Unsubscribed: Story = {
  tags: ['2.347'],
  args: { subscription: subscription({ shown: 'saved' }, { subscription: subscriptionTo('others') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('messages:unsubscribe.again') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'choice.made', receives: 'all' });
  },
};

export const FromAll: Story = {
  args: { subscription: subscription({ shown: 'saved' }, { subscription: subscriptionTo('none') }) },
};

export const Rejected: Story = {
  args: {
    subscription: subscription(
      { shown: 'rejected' },
      { message: t('errors:operations.setMessageSubscription') },
    ),
  },
};
