import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t, within } from '../../stories/index.ts';
import { longName, longWord } from '../samples.ts';
import { ThreePoints } from './ThreePoints.tsx';

const points = (['apply', 'create', 'earn'] as const).map((step) => ({
  title: t(`catalog:monetize.steps.${step}.title`),
  text: t(`catalog:monetize.steps.${step}.text`),
}));

const meta = {
  component: ThreePoints,
  args: {
    title: t('catalog:monetize.title'),
    lead: t('catalog:monetize.lead'),
    points,
    action: (
      <ButtonLink tone="primary" href="/experts/apply">
        {t('catalog:monetize.action')}
      </ButtonLink>
    ),
  },
  parameters: guide({
    use: ['For a page that says one thing in three points and ends in one step.'],
    instead: [{ when: 'There is nothing to say but that something is empty', use: 'EmptyState' }],
    keyboard: { Tab: 'Moves to the step at the end.' },
  }),
} satisfies Meta<typeof ThreePoints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** Cards of a row are equally high. */
export const UnevenPoints: Story = {
  args: { points: points.map((point, index) => (index === 1 ? { title: longWord, text: longName } : point)) },
};

/** 320 px, the smallest phone. */
export const Narrow: Story = { decorators: [within(320)] };
