import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import { t, within } from '../../stories/index.ts';
import { priceGuide } from './Price.guide.tsx';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { amount: 49, free: t('catalog:card.free') },
  parameters: priceGuide,
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { tags: ['ar-dark-1280'] };

/** Zero, whole, with cents, the maximum. */
export const Amounts: Story = {
  render: ({ free }) => (
    <Inline gap="xl">
      {[0, 7, 19.5, 1249.99, 100_000].map((amount) => (
        <Price key={amount} amount={amount} free={free} />
      ))}
    </Inline>
  ),
};

/** Does not wrap. The currency symbol is on the side that the language requires. */
export const InText: Story = {
  decorators: [within(180)],
  render: ({ free }) => (
    <Text>
      {t('catalog:sort.price')}: <Price amount={1249.99} free={free} />, {t('catalog:course.ownPace')}
    </Text>
  ),
};
