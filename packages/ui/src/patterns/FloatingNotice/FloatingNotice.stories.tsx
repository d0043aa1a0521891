import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { Page } from '../../components/layout/index.ts';
import { t } from '../../stories/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { floatingNoticeGuide } from './FloatingNotice.guide.tsx';
import { FloatingNotice } from './FloatingNotice.tsx';

const meta = {
  component: FloatingNotice,
  args: {
    children: t('catalog:favorites.added'),
    action: <Link href="/favorites">{t('catalog:favorites.see')}</Link>,
    closeLabel: t('common:actions.close'),
    onClose: fn(),
  },
  render: (args) => (
    // `contain` positions the notice in this box instead of the viewport, so that the image contains it.
    <div style={{ contain: 'layout', minBlockSize: 280 }}>
      <Page paddingBlock="both">
        <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      </Page>
      <FloatingNotice {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen', ...floatingNoticeGuide },
} satisfies Meta<typeof FloatingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced politely, with the place to go next. */
export const Done: Story = {
  tags: ['en-light-375', 'ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('catalog:favorites.added'));
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Announced at once. */
export const Failed: Story = {
  args: { tone: 'critical', action: undefined, children: t('errors:operations.addFavorite') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errors:operations.addFavorite'));
  },
};
