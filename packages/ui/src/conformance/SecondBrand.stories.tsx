import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../stories/index.ts';
import { BrandSample, meridian } from './brand.fixtures.tsx';

const theme = meridian('.second-brand');

const meta = {
  title: 'Foundations/Second brand',
  tags: ['!autodocs'],
  component: BrandSample,
  decorators: [
    (Story) => (
      <div className="second-brand" style={{ padding: 24 }}>
        <style>{theme.css}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another accent, cool neutrals and small corners, from three options. */
export const Meridian: Story = {
  tags: ['en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('catalog:course.enrollNow') });
    const { accent } = theme.colors;
    const probe = document.createElement('span');
    probe.style.color = `light-dark(${accent.light}, ${accent.dark})`;
    button.parentElement?.append(probe);
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(getComputedStyle(probe).color));
    await expect(getComputedStyle(button).borderRadius).toBe('6px');
    probe.remove();
  },
};
