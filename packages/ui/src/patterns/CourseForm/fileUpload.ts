import type { MaterialFile } from '@lyceum/rules/course';
import type { ReactElement } from 'react';

/** A file that was uploaded for a session, with its first title. */
export interface UploadedMaterial {
  title: string;
  file: MaterialFile;
}

/** Renders the upload of files for a session. It calls `onStored` with each. */
export type RenderFileUpload = (upload: { onStored: (material: UploadedMaterial) => void }) => ReactElement;
