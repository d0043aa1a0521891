import { formatNumber } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { ratingGuide } from './Rating.guide.tsx';
import { Rating } from './Rating.tsx';

const ratingLabel = (value: number, count = 361) =>
  t('catalog:card.rating', { rating: formatNumber(value, language, 1), count });

const meta = {
  component: Rating,
  args: { value: 4.7, label: ratingLabel(4.7) },
  parameters: ratingGuide,
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The star and the number are visible, the sentence is announced. */
export const Rated: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
  },
};

/** With the number of ratings. */
export const Counted: Story = { args: { count: 1361, label: ratingLabel(4.7, 1361) } };

/** Always one decimal, so that numbers align. */
export const Values: Story = {
  render: () => (
    <Inline gap="xl">
      {[0, 3, 4.25, 4.96, 5].map((value) => (
        <Rating key={value} value={value} label={ratingLabel(value)} />
      ))}
    </Inline>
  ),
};
