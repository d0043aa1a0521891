import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseIcon, NoResultsIcon } from '../../icons.ts';
import { guide, t, within } from '../../stories/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
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
  parameters: guide({
    use: ['Where there is nothing yet: says what will be here, and offers the one step that fills it.'],
    instead: [
      { when: 'It could not be loaded', use: 'ListError' },
      { when: 'It is on its way', use: 'Skeleton' },
      { when: 'The address leads nowhere', use: 'ErrorPage' },
    ],
    keyboard: { Tab: 'Reaches the one next step, if there is one.' },
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: String(args.title) })).toBeVisible();
  },
};

/** There is no step to take: it only says what will be here. */
export const TitleOnly: Story = {
  args: { title: t('catalog:sessions.empty'), description: undefined, action: undefined },
};

/** What a person typed is part of it, however long. */
export const LongAndNarrow: Story = {
  args: {
    icon: NoResultsIcon,
    title: t('landing:noMatches', { query: 'Donaudampfschifffahrtsgesellschaft' }),
    description: t('landing:noMatchesText'),
    action: <Button>{t('landing:clearSearch')}</Button>,
  },
  decorators: [within(280)],
};

/** All there is on the page: the first heading, and no frame. */
export const WholePage: Story = { args: { level: 1, framed: false } };
