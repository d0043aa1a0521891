import { formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language, within } from '../../stories/index.ts';
import { distributionTexts } from './RatingDistribution.fixtures.ts';
import { ratingDistributionGuide } from './RatingDistribution.guide.tsx';
import { RatingDistribution } from './RatingDistribution.tsx';

const meta = {
  component: RatingDistribution,
  args: { average: 4.6, distribution: [1, 2, 5, 22, 64], texts: distributionTexts(4.6, 94) },
  decorators: [within(560)],
  parameters: ratingDistributionGuide,
} satisfies Meta<typeof RatingDistribution>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar has a sentence for screen readers. */
export const Rated: Story = {
  tags: ['ar-dark-1280', 'en-light-375', '2.323'],
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toHaveTextContent(args.texts.share(4, 22, formatPercent(23, language)));
  },
};

export const OneRating: Story = {
  args: { average: 5, distribution: [0, 0, 0, 0, 1], texts: distributionTexts(5, 1) },
};

export const Thousands: Story = {
  args: {
    average: 3.9,
    distribution: [912, 1204, 3390, 8122, 10561],
    texts: distributionTexts(3.9, 24189),
  },
};
