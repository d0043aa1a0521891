import type { ApiClient } from '@lyceum/api-client';
import { uploadTypeOf } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import type { FileToSend, Uploaded } from './upload.types.ts';

export function uploadActors(api: ApiClient) {
  return {
    sendFile: fromPromise<Uploaded, FileToSend>(({ input: { operation, file, report }, signal }) =>
      api.upload(operation, { file: withTypeOfName(file), signal, onProgress: report }),
    ),
  };
}

/** The type of the body is that of the file, and not every browser knows those of office documents. */
function withTypeOfName(file: File): Blob {
  const type = uploadTypeOf(file);
  return type === file.type ? file : file.slice(0, file.size, type);
}
