import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../components/Text/index.ts';
import { t } from '../../stories/index.ts';
import { keptCourses, offlineTexts } from './OfflinePage.fixtures.ts';
import { offlinePageGuide } from './OfflinePage.guide.tsx';
import { KeptCourses, OfflinePage } from './OfflinePage.tsx';

const meta = {
  component: OfflinePage,
  args: {
    texts: offlineTexts,
    status: '',
    onRetry: fn(),
    children: <KeptCourses {...keptCourses} />,
  },
  parameters: { layout: 'fullscreen', ...offlinePageGuide },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCourses: Story = {
  tags: ['en-light-375', 'ar-dark-1280', '2.412'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: t('offline:courses') });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'أسس الخط العربي' })).toHaveAttribute('lang', 'ar');
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing is kept on the device yet. */
export const NothingKept: Story = {
  args: { children: <Text tone="soft">{t('offline:none')}</Text> },
};

export const Checking: Story = { args: { busy: true } };

export const StillOffline: Story = {
  args: { status: t('offline:stillOffline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline:stillOffline'));
  },
};
