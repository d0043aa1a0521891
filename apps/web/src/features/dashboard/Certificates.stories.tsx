import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { learner } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { listAt } from '../../fixtures/listAt.ts';
import { Certificates } from './Certificates.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const certificates = ['7K3QM-9XW2P-4HTRD-V8N6C', '0A1B2-C3D4E-5F6G7-H8J9K'].map((id, index) => ({
  id,
  learner: learner.name,
  course: index === 0 ? { en: 'Intro to TypeScript', ar: 'مقدمة في تايب سكريبت' } : { fr: 'Algorithmes' },
  instructor: 'Karim Ben Salah',
  issuedAt: `2026-11-2${index}T09:30:00.000Z`,
}));

const meta = {
  title: 'Dashboard/Certificates',
  component: Certificates,
  decorators: [inApp({ path: '/dashboard', user: learner })],
  parameters: { layout: 'fullscreen' },
  args: { list: listAt('succeeded', { items: certificates }), send: fn() },
  render: (args) => (
    <DashboardScreen user={learner}>
      <Certificates {...args} />
    </DashboardScreen>
  ),
} satisfies Meta<typeof Certificates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['2.388', 'en-light-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('dashboard:learner.certificates') })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(certificates.map(({ id }) => `/certificate/${id}`)),
    );
  },
};

/** Nothing is shown, also while they load and after a failure. */
export const NoneYet: Story = {
  args: { list: listAt('succeeded') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
