import { uploadMachine } from '@lyceum/flows/upload';
import { fileTypes, limits } from '@lyceum/rules';
import { inLanguage, t, within } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { instructor } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { FileUploadScreen } from './FileUploadScreen.tsx';

const uploadAt = (
  value: StateValueFrom<typeof uploadMachine>,
  context: Partial<ContextFrom<typeof uploadMachine>> = {},
) =>
  at(uploadMachine, value, {
    operation: 'uploadFile',
    types: Object.values(fileTypes),
    maximumBytes: limits.fileUploadMaximumBytes,
    file: null,
    percent: 0,
    problem: null,
    message: null,
    ...context,
  });

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
  args: { upload: uploadAt('choosing'), send: fn(), isStored: false },
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
  args: { upload: uploadAt('uploading', { file, percent: 40 }) },
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

export const Unsuitable: Story = { args: { upload: uploadAt('unsuitable', { file, problem: 'wrongType' }) } };

export const Failed: Story = {
  args: { upload: uploadAt('failed', { file, message: t('errors:operations.networkError') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('courseEditor:upload.retry') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const Refused: Story = { args: { upload: uploadAt('refused', { file, message: macros }) } };
