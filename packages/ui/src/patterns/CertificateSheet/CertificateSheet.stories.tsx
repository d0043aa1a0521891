import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { certificateSheet } from './CertificateSheet.fixtures.tsx';
import { certificateSheetGuide } from './CertificateSheet.guide.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';

const meta = {
  component: CertificateSheet,
  args: certificateSheet,
  parameters: certificateSheetGuide,
} satisfies Meta<typeof CertificateSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['en-light-375', 'ar-dark-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(certificateSheet.title);
    await expect(canvas.getByText(certificateSheet.learner)).toBeVisible();
  },
};

/** The longest names, without a space. */
export const LongNames: Story = {
  args: { learner: 'W'.repeat(100), course: 'مقدمة'.repeat(30) },
};
