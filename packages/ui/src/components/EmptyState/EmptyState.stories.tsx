import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseIcon, NoResultsIcon } from '../../icons.ts';
import { t, within } from '../../stories/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { emptyStateGuide } from './EmptyState.guide.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: CourseIcon,
    title: t('dashboard:learner.empty'),
    description: t('dashboard:learner.emptyText'),
    action: (
      <ButtonLink href="/categories" tone="primary">
        {t('dashboard:learner.browse')}
      </ButtonLink>
    ),
  },
  parameters: emptyStateGuide,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: String(args.title) })).toBeVisible();
  },
};

/** Without an action it only explains what belongs here. */
export const TitleOnly: Story = {
  args: { title: t('catalog:sessions.empty'), description: undefined, action: undefined },
};

/** The text contains user input of any length. */
export const LongAndNarrow: Story = {
  args: {
    icon: NoResultsIcon,
    title: t('catalog:landing.noMatches', { query: 'Donaudampfschifffahrtsgesellschaft' }),
    description: t('catalog:landing.noMatchesText'),
    action: <Button>{t('catalog:landing.clearSearch')}</Button>,
  },
  decorators: [within(280)],
};

/** The only content of the page: first heading, no frame. */
export const WholePage: Story = { args: { level: 1, framed: false } };
