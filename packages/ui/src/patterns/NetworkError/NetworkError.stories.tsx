import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Page } from '../../components/layout/index.ts';
import { t } from '../../stories/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { networkErrorGuide } from './NetworkError.guide.tsx';
import { NetworkError } from './NetworkError.tsx';

const meta = {
  component: NetworkError,
  args: {
    message: t('errors:operations.networkError'),
    retryLabel: t('common:actions.tryAgain'),
    busyLabel: t('common:states.loading'),
    onRetry: fn(),
  },
  render: (args) => (
    // `contain` positions the error in this box instead of the viewport, so that the image contains it.
    <div style={{ contain: 'layout', minBlockSize: 280 }}>
      <Page paddingBlock="both">
        <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      </Page>
      <NetworkError {...args} />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    ...networkErrorGuide,
  },
} satisfies Meta<typeof NetworkError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced when it appears. */
export const Failed: Story = {
  tags: ['2.181', 'ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(canvas.getByRole('button', { name: args.retryLabel }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button keeps the focus during another attempt. */
export const Retrying: Story = {
  tags: ['same-look'],
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('common:states.loading') });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
