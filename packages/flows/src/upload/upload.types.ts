import type { UploadedFile, UploadedImage, UploadId } from '@lyceum/api-client';

/** What the server stored: an image, or a file for the materials of a lesson. */
export type Uploaded = UploadedImage | UploadedFile;

/** Why a file is not sent at all. */
export type UnsuitableFile = 'wrongType' | 'tooLarge' | 'empty';

export interface UploadInput {
  /** The call that takes the file. */
  operation: UploadId;
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
  uploaded: Uploaded;
  /** The name of the file on the device of the user. */
  name: string;
}

export interface FileToSend extends Pick<UploadInput, 'operation'> {
  file: File;
  report: (percent: number) => void;
}
