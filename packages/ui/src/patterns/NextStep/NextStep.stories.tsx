import { formatDate } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { BrowseIcon, DoneIcon, RequestsIcon } from '../../icons.ts';
import { language, t, within } from '../../stories/index.ts';
import { nextStepGuide } from './NextStep.guide.tsx';
import { NextStep } from './NextStep.tsx';

const review = (
  <ButtonLink tone="primary" href="/admin/instructor-requests">
    {t('staff:requests.review')}
  </ButtonLink>
);

const meta = {
  component: NextStep,
  args: {
    icon: RequestsIcon,
    title: t('staff:requests.waiting', { count: 3 }),
    description: t('staff:requests.oldest', { count: 3, date: formatDate('2026-11-18T08:00:00Z', language) }),
    action: review,
  },
  parameters: nextStepGuide,
} satisfies Meta<typeof NextStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
};

/** The number is not known yet. The action works already. */
export const Loading: Story = {
  args: {
    'aria-busy': true,
    title: t('staff:requests.title'),
    description: <Skeleton />,
    action: <ButtonLink href="/admin/instructor-requests">{t('staff:requests.review')}</ButtonLink>,
  },
};

export const Failed: Story = {
  args: {
    title: t('staff:requests.title'),
    description: t('staff:requests.unknown'),
    action: <Button>{t('common:actions.tryAgain')}</Button>,
  },
};

/** Everything is done, so the step leads to something new. */
export const Done: Story = {
  args: {
    icon: DoneIcon,
    title: t('dashboard:learner.allDone'),
    description: t('dashboard:learner.allDoneText'),
    action: (
      <ButtonLink tone="primary" icon={BrowseIcon} href="/categories">
        {t('dashboard:learner.browse')}
      </ButtonLink>
    ),
  },
};

/** A width of 320 px: the action fills the line below. */
export const Narrow: Story = { decorators: [within(280)] };
