import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, t } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: t('common:states.loading') },
  parameters: guide({
    use: ['For words that the picture on the screen already says to those who see it.'],
    instead: [
      { when: 'Everyone needs to know it', use: 'Text' },
      { when: 'A control without words needs a name', use: 'IconButton' },
    ],
    keyboard: { none: 'It has no keys, and is not reached by Tab.' },
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two sentences are heard here, and one is seen. It takes no room. */
export const InText: Story = {
  render: ({ children }) => (
    <Text>
      {t('landing:lead')} <VisuallyHidden>{children}</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
