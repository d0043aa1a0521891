import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { t, within } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { monetize } from './FeatureList.fixtures.ts';
import { featureListGuide } from './FeatureList.guide.tsx';
import { FeatureList } from './FeatureList.tsx';

const meta = {
  component: FeatureList,
  args: {
    ...monetize,
    action: (
      <ButtonLink tone="primary" href="/experts/apply">
        {t('catalog:monetize.action')}
      </ButtonLink>
    ),
  },
  parameters: featureListGuide,
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** Cards in a row have equal heights. */
export const UnevenFeatures: Story = {
  tags: ['en-light-375'],
  args: {
    features: monetize.features.map((feature, index) =>
      index === 1 ? { title: longWord, text: longName } : feature,
    ),
  },
};

/** A width of 320 px. */
export const Narrow: Story = { decorators: [within(320)] };
