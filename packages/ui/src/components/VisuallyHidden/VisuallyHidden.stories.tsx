import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: t('common:states.loading') },
  parameters: visuallyHiddenGuide,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read two sentences, of which one is visible. It takes no space. */
export const InText: Story = {
  tags: ['ar-dark-1280'],
  render: ({ children }) => (
    <Text>
      {t('catalog:landing.lead')} <VisuallyHidden>{children}</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
