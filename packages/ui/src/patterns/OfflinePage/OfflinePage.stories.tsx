import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { offlineTexts } from './OfflinePage.fixtures.ts';
import { offlinePageGuide } from './OfflinePage.guide.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const meta = {
  component: OfflinePage,
  args: {
    texts: offlineTexts,
    status: '',
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...offlinePageGuide },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['en-light-375', 'ar-dark-1280', '2.412'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StillOffline: Story = {
  args: { status: t('common:offline.stillOffline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('common:offline.stillOffline'));
  },
};
