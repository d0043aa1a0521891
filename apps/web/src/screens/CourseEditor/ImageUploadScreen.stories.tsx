import { imageTypes, imageUploadMaximumBytes } from '@lyceum/rules';
import { inLanguage, t, within } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { uploadAt } from '../../fixtures/uploadAt.ts';
import { ImageUploadScreen } from './ImageUploadScreen.tsx';

const kind = {
  operation: 'uploadImage',
  types: imageTypes,
  maximumBytes: imageUploadMaximumBytes,
} as const;

const file = new File(['x'], 'felt.png', { type: 'image/png' });

const damaged = inLanguage({
  en: 'This file is damaged, or it is not a JPEG, PNG, WebP or AVIF image.',
  ar: 'هذا الملف تالف، أو ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
  fr: 'Ce fichier est endommagé, ou ce n’est pas une image JPEG, PNG, WebP ou AVIF.',
});

const meta = {
  title: 'Image upload',
  component: ImageUploadScreen,
  decorators: [within(480), inApp({ path: '/create-course', user: instructor })],
  args: { upload: uploadAt('choosing', kind), send: fn(), image: null, isStored: false, onRemove: fn() },
} satisfies Meta<typeof ImageUploadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  tags: ['2.310'],
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.chosen', file });
  },
};

export const Uploading: Story = {
  args: { upload: uploadAt('uploading', { ...kind, file, percent: 40 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:upload.cancel') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'upload.canceled' });
  },
};

export const Stored: Story = { args: { image: '/pictures/courses/3d-lighting.jpg', isStored: true } };

export const Unsuitable: Story = {
  args: { upload: uploadAt('unsuitable', { ...kind, file, problem: 'tooLarge' }) },
};

export const Failed: Story = {
  args: { upload: uploadAt('failed', { ...kind, file, message: t('errors:operations.networkError') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:upload.retry') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Refused: Story = {
  args: { upload: uploadAt('refused', { ...kind, file, message: damaged }) },
};
