import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { domains } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const few = domains.slice(1);
const failure = t('errors:operations.listDomains');

const meta = {
  title: 'Categories',
  component: CategoriesScreen,
  decorators: [inApp({ path: '/categories' })],
  parameters: { layout: 'fullscreen' },
  args: { list: listAt('succeeded', { items: domains }), send: fn() },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['2.33', 'en-light-1280'] };

export const Loading: Story = { args: { list: listAt('loading') } };

export const LoadingMore: Story = { args: { list: listAt('loading', { items: few, totalResults: 14 }) } };

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: few, totalResults: 14, message: failure }) },
};

export const Empty: Story = { args: { list: listAt('succeeded') } };
