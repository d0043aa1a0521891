import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { MonetizeScreen } from './MonetizeScreen.tsx';

const meta = {
  title: 'Monetize',
  component: MonetizeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MonetizeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['2.256', 'en-light-1280'],
  decorators: [inApp({ path: '/monetize' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('catalog:monetize.action') })).toHaveAttribute(
      'href',
      '/experts',
    );
  },
};

/** An instructor is an expert already. */
export const Instructor: Story = {
  tags: ['2.256'],
  decorators: [inApp({ path: '/monetize', user: instructor })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('catalog:course.toDashboard') })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
