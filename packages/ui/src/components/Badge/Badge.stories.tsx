import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { badgeGuide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: t('common:roles.learner') },
  parameters: badgeGuide,
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { tags: ['ar-dark-1280'] };

/** For good news: approved, enrolled. */
export const Positive: Story = { args: { tone: 'positive', children: t('common:status.approved') } };

/** For what is pending. */
export const Caution: Story = { args: { tone: 'caution', children: t('common:status.pendingApproval') } };

export const Critical: Story = { args: { tone: 'critical', children: t('common:status.rejected') } };

export const Accent: Story = { args: { tone: 'accent', children: t('common:roles.instructor') } };

export const Info: Story = { args: { tone: 'info', children: t('dashboard:instructor.draft') } };

/** Breaks inside a word if necessary and keeps its shape. */
export const Long: Story = { args: { children: t('common:profileBanner.text') }, decorators: [within(200)] };

/** Several badges wrap as whole pieces. */
export const Several: Story = {
  tags: ['en-forced-1280'],
  decorators: [within(280)],
  render: () => (
    <Inline gap="xs">
      <Badge tone="accent">{t('common:roles.instructor')}</Badge>
      <Badge tone="positive">{t('common:status.approved')}</Badge>
      <Badge tone="caution">{t('common:status.pendingApproval')}</Badge>
      <Badge tone="critical">{t('common:status.rejected')}</Badge>
      <Badge tone="info">{t('dashboard:instructor.draft')}</Badge>
      <Badge>{t('common:roles.learner')}</Badge>
    </Inline>
  ),
};

/** Latin and Arabic in one line, in the order of the page. */
export const MixedLetters: Story = { args: { tone: 'accent', children: 'TypeScript · تايب سكريبت' } };
