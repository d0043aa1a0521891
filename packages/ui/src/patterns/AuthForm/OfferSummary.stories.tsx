import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { courseAt, foreignName, longName } from '../catalog.fixtures.ts';
import { offerSummaryGuide } from './OfferSummary.guide.tsx';
import { OfferSummary } from './OfferSummary.tsx';

const { name, price } = courseAt(0);

const meta = {
  component: OfferSummary,
  args: { name, price, texts: { lead: t('auth:enrollingIn'), free: t('catalog:card.free') } },
  decorators: [within(392)],
  parameters: offerSummaryGuide,
} satisfies Meta<typeof OfferSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { tags: ['ar-dark-1280'] };

export const Free: Story = {
  tags: ['same-look'],
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('catalog:card.free'))).toBeVisible();
  },
};

export const LongName: Story = { args: { name: longName, price: 99_999.95 } };

export const OtherLanguage: Story = { tags: ['same-look'], args: foreignName };
