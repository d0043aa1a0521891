import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t, within } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { FeatureList } from './FeatureList.tsx';

const features = (['apply', 'create', 'earn'] as const).map((step) => ({
  title: t(`catalog:monetize.steps.${step}.title`),
  text: t(`catalog:monetize.steps.${step}.text`),
}));

const meta = {
  component: FeatureList,
  args: {
    title: t('catalog:monetize.title'),
    lead: t('catalog:monetize.lead'),
    features,
    action: (
      <ButtonLink tone="primary" href="/experts/apply">
        {t('catalog:monetize.action')}
      </ButtonLink>
    ),
  },
  parameters: guide({
    use: ['For a page that makes one statement in three points and ends with one action.'],
    instead: [{ when: 'It only says that something is empty', use: 'EmptyState' }],
    keyboard: { Tab: 'Moves to the action at the end.' },
  }),
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** Cards in a row have equal heights. */
export const UnevenFeatures: Story = {
  tags: ['en-light-375'],
  args: {
    features: features.map((feature, index) => (index === 1 ? { title: longWord, text: longName } : feature)),
  },
};

/** A width of 320 px. */
export const Narrow: Story = { decorators: [within(320)] };
