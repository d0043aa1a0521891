import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../layout/index.ts';
import { noticeGuide } from './Notice.guide.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: { children: t('dashboard:instructor.pending') },
  parameters: noticeGuide,
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { tags: ['ar-dark-1280'] };

export const Positive: Story = { args: { tone: 'positive', children: t('catalog:course.success') } };

export const Caution: Story = { args: { tone: 'caution', children: t('catalog:course.draft') } };

/** An alert, announced at once. */
export const Critical: Story = {
  args: { tone: 'critical', children: t('errors:screens.resendVerification') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.children));
  },
};

/** Contains a link to what the user can do. */
export const WithLink: Story = {
  args: {
    tone: 'critical',
    children: (
      <Stack gap="xs">
        <span>{t('dashboard:instructor.rejected')}</span>
        <Link href="/instructor-onboarding">{t('common:profileBanner.action')}</Link>
      </Stack>
    ),
  },
};

export const LongAndNarrow: Story = {
  args: {
    tone: 'positive',
    children: t('common:verifyBanner.registered', {
      email: 'firstname.middlename.lastname@department.university.example.org',
    }),
  },
  decorators: [within(240)],
};
