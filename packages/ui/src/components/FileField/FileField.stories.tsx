import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { fileFieldGuide } from './FileField.guide.tsx';
import { FileField } from './FileField.tsx';

const texts = t('courseEditor:upload', { returnObjects: true });
const image = { src: '/pictures/courses/3d-lighting.jpg', avif: '/pictures/courses/3d-lighting.avif' };
const file = new File(['x'], 'felt.png', { type: 'image/png' });
const progress = t('courseEditor:upload.progress', { percent: '40%' });
const upload = { name: 'felt-slippers.png', percent: 40, progress };

const meta = {
  component: FileField,
  args: {
    label: texts.image,
    optional: t('common:field.optional'),
    description: texts.imageHint,
    types: ['image/png'],
    image: null,
    onChoose: fn(),
    onCancel: fn(),
    onRemove: fn(),
    texts,
  },
  decorators: [within(480)],
  parameters: fileFieldGuide,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  return input;
};

/** The button opens the dialog of the system. */
export const Empty: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: /./ })).toHaveAccessibleDescription(
      String(args.description),
    );
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    const opened = fn();
    inputIn(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    canvas.getByRole('button', { name: texts.choose }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** A dropped file can be of any type, so the caller checks it. */
export const DraggedOver: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText(texts.drop);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const options = { bubbles: true, cancelable: true, dataTransfer };
    zone.dispatchEvent(new DragEvent('drop', options));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    zone.dispatchEvent(new DragEvent('dragover', options));
  },
};

/** Several files dropped at once are an error, and nothing is uploaded, until one is chosen. */
export const SeveralDropped: Story = {
  tags: ['2.493'],
  play: async ({ canvas, canvasElement, args }) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['a.png', 'b.png', 'c.png']) dataTransfer.items.add(new File(['x'], name));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText(texts.drop).dispatchEvent(drop);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.oneOnly));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Chosen: Story = {
  args: { image, success: texts.stored },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.stored);
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The previous image stays until the new one is stored. */
export const Uploading: Story = {
  args: { image, upload },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: texts.uploading });
    await expect(bar).toHaveAttribute('aria-valuetext', progress);
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The file is kept and can be sent again. */
export const Failed: Story = {
  args: { error: t('errors:operations.networkError'), onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error));
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server or the field does not accept the file: another one has to be chosen. */
export const Unsuitable: Story = { args: { image, error: texts.wrongType } };

export const LongFileName: Story = {
  args: { upload: { ...upload, name: `${'felt'.repeat(30)}.png` } },
  decorators: [within(260)],
};

/** The focus moves to the remaining button when those of the upload disappear. */
export const FocusAfterUpload: Story = {
  args: { image, upload },
  render: function Render(args) {
    const [isOver, setOver] = useState(false);
    return <FileField {...args} upload={isOver ? null : upload} onCancel={() => setOver(true)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: texts.cancel }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.replace })).toHaveFocus());
  },
};
