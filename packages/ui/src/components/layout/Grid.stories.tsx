import type { Meta, StoryObj } from '@storybook/react-vite';
import { t, within } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { gridGuide } from './Grid.guide.tsx';
import { Grid } from './layout.tsx';

const texts = [
  t('catalog:community.values.ask.text'),
  t('catalog:community.values.share.text'),
  t('catalog:community.values.respect.text'),
  t('catalog:community.lead'),
  t('catalog:monetize.lead'),
];

const meta = {
  component: Grid,
  args: {
    children: texts.map((text) => (
      <Card key={text}>
        <Text size="small">{text}</Text>
      </Card>
    )),
  },
  parameters: gridGuide,
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourColumns: Story = { tags: ['ar-dark-1280'] };

export const ThreeColumns: Story = { args: { columns: 3 } };

export const TwoColumns: Story = { args: { columns: 2 } };

/** Narrow containers have fewer columns. */
export const LimitedWidth: Story = { decorators: [within(520)] };

export const Narrow: Story = {
  args: {
    children: texts.slice(0, 2).map((text) => (
      <Card key={text}>
        <Text size="small">{text}</Text>
      </Card>
    )),
  },
  decorators: [within(180)],
};
