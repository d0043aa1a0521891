import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../fixtures/inApp.tsx';
import { CertificateScreen } from './CertificateScreen.tsx';

const certificate = {
  id: '7K3QM-9XW2P-4HTRD-V8N6C',
  learner: 'Nour Haddad',
  course: { en: 'Intro to TypeScript', ar: 'مقدمة في تايب سكريبت', fr: 'Introduction à TypeScript' },
  instructor: 'Karim Ben Salah',
  issuedAt: '2026-11-20T09:30:00.000Z',
};

const meta = {
  title: 'Certificate',
  component: CertificateScreen,
  decorators: [inApp({ path: `/certificate/${certificate.id}` })],
  parameters: { layout: 'fullscreen' },
  args: { certificate, publicUrl: 'https://lyceum.example.org', onPrint: fn() },
} satisfies Meta<typeof CertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Genuine: Story = {
  tags: ['2.387', '2.388', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('catalog:certificate.genuine'))).toBeVisible();
    await expect(canvas.getByText(certificate.id)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('catalog:certificate.print') }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The longest names, in scripts other than the page's, and only one language of the course. */
export const LongNames: Story = {
  args: {
    certificate: {
      ...certificate,
      learner: '田中'.repeat(50),
      instructor: 'Щ'.repeat(100),
      course: { fr: 'Anticonstitutionnellement '.repeat(5) },
    },
  },
};
