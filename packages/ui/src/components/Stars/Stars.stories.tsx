import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { starsGuide } from './Stars.guide.tsx';
import { Stars } from './Stars.tsx';

const starsLabel = (count: number) => t('reviews:given', { count });

const meta = {
  component: Stars,
  args: { value: 4, label: starsLabel(4) },
  parameters: starsGuide,
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
  },
};

export const Values: Story = {
  render: () => (
    <Stack gap="sm">
      {[1, 2, 3, 4, 5].map((value) => (
        <Stars key={value} value={value} label={starsLabel(value)} />
      ))}
    </Stack>
  ),
};
