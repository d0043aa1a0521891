import type { UploadedImage } from '@lyceum/api-client';

/** Why a file is not sent at all. */
export type UnsuitableFile = 'wrongType' | 'tooLarge' | 'empty';

export interface UploadInput {
  /** The accepted media types. */
  types: readonly string[];
  maximumBytes: number;
}

export interface UploadContext extends UploadInput {
  /** The chosen file, which is kept until it is stored, canceled or replaced. */
  file: File | null;
  /** How much of it was sent. */
  percent: number;
  problem: UnsuitableFile | null;
  /** Why the upload failed. */
  message: string | null;
}

export type UploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.canceled' }
  | { type: 'retry.requested' };

export interface UploadEmitted {
  type: 'upload.completed';
  uploaded: UploadedImage;
}

export interface FileToSend {
  file: File;
  report: (percent: number) => void;
}
