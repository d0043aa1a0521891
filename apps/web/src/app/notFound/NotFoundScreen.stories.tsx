import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../fixtures/inApp.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Not found',
  component: NotFoundScreen,
  decorators: [inApp({ path: '/nowhere' })],
  parameters: { layout: 'fullscreen' },
  args: { what: 'page' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['2.255', 'en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('common:actions.goHome') })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: t('common:actions.browseCourses') })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
};

export const Domain: Story = { tags: ['2.32'], args: { what: 'domain' } };

export const Category: Story = { tags: ['2.32'], args: { what: 'category' } };

export const Course: Story = {
  tags: ['2.32'],
  args: { what: 'course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('catalog:course.notFound'));
  },
};
