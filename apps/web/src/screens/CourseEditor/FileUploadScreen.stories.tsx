import { fileTypes, fileUploadMaximumBytes } from '@lyceum/rules';
import { inLanguage, t, within } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { uploadAt } from '../../fixtures/uploadAt.ts';
import { FileUploadScreen } from './FileUploadScreen.tsx';

const kind = {
  operation: 'uploadFile',
  types: Object.values(fileTypes),
  maximumBytes: fileUploadMaximumBytes,
} as const;

const file = new File(['x'], 'knots.pdf', { type: 'application/pdf' });

const macros = inLanguage({
  en: 'This document contains macros. Please save it without macros and upload it again.',
  ar: 'يحتوي هذا المستند على وحدات ماكرو. يرجى حفظه من دونها ورفعه مرة أخرى.',
  fr: 'Ce document contient des macros. Veuillez l’enregistrer sans macros et l’envoyer à nouveau.',
});

const meta = {
  title: 'File upload',
  component: FileUploadScreen,
  decorators: [within(480), inApp({ path: '/create-course', user: instructor })],
  args: { upload: uploadAt('choosing', kind), send: fn(), isStored: false },
} satisfies Meta<typeof FileUploadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  tags: ['2.360'],
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

export const Stored: Story = {
  args: { isStored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('courseEditor:upload.fileStored'));
  },
};

export const Unsuitable: Story = {
  args: { upload: uploadAt('unsuitable', { ...kind, file, problem: 'wrongType' }) },
};

export const Failed: Story = {
  args: { upload: uploadAt('failed', { ...kind, file, message: t('errors:operations.networkError') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:upload.retry') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Refused: Story = { args: { upload: uploadAt('refused', { ...kind, file, message: macros }) } };
