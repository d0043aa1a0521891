import type { ApiClient, UploadedImage } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { FileToSend } from './upload.types.ts';

export function imageUploadActors(api: ApiClient) {
  return {
    sendFile: fromPromise<UploadedImage, FileToSend>(({ input: { file, report }, signal }) =>
      api.upload('uploadImage', { file, signal, onProgress: report }),
    ),
  };
}
