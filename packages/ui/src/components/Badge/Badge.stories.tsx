import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, t, within } from '../../stories/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: t('common:roles.learner') },
  parameters: guide({
    use: [
      'For a state that may change: approved, pending, rejected, draft.',
      'For a short fact that sorts: a role, a topic.',
    ],
    instead: [
      { when: 'It says what just happened', use: 'Notice' },
      { when: 'It can be pressed', use: 'Button' },
    ],
    keyboard: { none: 'It only shows, and is read out with the text around it.' },
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** For a state the person is glad of: approved, enrolled. */
export const Positive: Story = { args: { tone: 'positive', children: t('common:status.approved') } };

/** For what waits for somebody. */
export const Caution: Story = { args: { tone: 'caution', children: t('common:status.pendingApproval') } };

export const Critical: Story = { args: { tone: 'critical', children: t('common:status.rejected') } };

export const Accent: Story = { args: { tone: 'accent', children: t('common:roles.instructor') } };

export const Info: Story = { args: { tone: 'info', children: t('dashboard:instructor.draft') } };

/** It breaks where it must, and keeps its shape. */
export const Long: Story = {
  args: { children: t('common:profileBanner.text') },
  decorators: [within(200)],
};
