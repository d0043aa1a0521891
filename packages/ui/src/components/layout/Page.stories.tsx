import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './layout.tsx';
import { pageGuide } from './Page.guide.tsx';

const meta = {
  component: Page,
  args: {
    children: (
      <Card>
        <Text>{t('catalog:community.lead')}</Text>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...pageGuide,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['ar-dark-1280'] };

/** With block padding, as on most pages. */
export const Padded: Story = { tags: ['same-look'], args: { paddingBlock: 'both' } };

/** As wide as a form. */
export const Narrow: Story = { args: { paddingBlock: 'both', narrow: true } };

/** At least as high as the window. */
export const Filling: Story = {
  tags: ['same-look'],
  args: { fill: true },
  play: async ({ canvas }) => {
    const page = canvas.getByText(t('catalog:community.lead')).parentElement?.parentElement;
    await expect(page?.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
