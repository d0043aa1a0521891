import { formatPercent } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { progressBarGuide } from './ProgressBar.guide.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const percent = (value: number) => t('catalog:course.complete', { percent: formatPercent(value, language) });

const meta = {
  component: ProgressBar,
  args: { label: t('catalog:course.progress'), value: 40, valueText: percent(40) },
  decorators: [within(320)],
  parameters: progressBarGuide,
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills from the start of the line: from the right in Arabic. */
export const Partial: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label });
    await expect(bar).toHaveAttribute('aria-valuetext', args.valueText);
  },
};

/** None, some, all, and more than all, which is clamped. */
export const Values: Story = {
  tags: ['en-forced-1280'],
  render: ({ label }) => (
    <Stack>
      {[0, 2, 100, 140].map((value) => (
        <ProgressBar key={value} label={label} value={value} valueText={percent(Math.min(100, value))} />
      ))}
    </Stack>
  ),
};

/** The text wraps onto several lines. */
export const LongAndNarrow: Story = {
  args: { valueText: t('catalog:course.allDone'), value: 100 },
  decorators: [within(160)],
};
