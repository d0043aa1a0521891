import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { spinnerGuide } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: t('common:states.loading') },
  parameters: spinnerGuide,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['ar-dark-1280'] };

/** The label is visually hidden where there is no space for it. */
export const HiddenLabel: Story = {
  args: { visibleLabel: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

export const Sizes: Story = {
  tags: ['en-forced-1280'],
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
