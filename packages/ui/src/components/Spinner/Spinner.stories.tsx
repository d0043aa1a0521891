import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: t('common:states.loading') },
  parameters: guide({
    use: ['For what goes on, where it is not known how long.'],
    instead: [
      { when: 'The shape of what comes is known', use: 'Skeleton' },
      { when: 'It is known how much is done', use: 'ProgressBar' },
      { when: 'A button is at work', use: 'Button with `busy`' },
    ],
    keyboard: { none: 'It only shows, and is read out when there is a pause.' },
  }),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** Where there is no room for words, they are heard. */
export const HiddenLabel: Story = {
  args: { labelShown: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

export const Sizes: Story = {
  render: ({ label }) => (
    <Inline gap="xl">
      <Spinner label={label} size="small" />
      <Spinner label={label} size="medium" />
      <Spinner label={label} size="large" />
    </Inline>
  ),
};

export const LongAndNarrow: Story = {
  args: { label: t('catalog:categories.loadingMore') },
  decorators: [within(120)],
};
