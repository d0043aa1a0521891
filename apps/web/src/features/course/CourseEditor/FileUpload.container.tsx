import { uploadActors, uploadMachine } from '@lyceum/flows/upload';
import { fileTypeNames, fileTypes, fileUploadMaximumBytes, titleOfFile } from '@lyceum/rules';
import { materialTitleMaximum } from '@lyceum/rules/course';
import type { UploadedMaterial } from '@lyceum/ui/patterns/CourseForm';
import { useState } from 'react';
import { useActorEvent } from '../../../app/system/useActorEvent.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { FileUploadScreen } from './FileUploadScreen.tsx';

const input = {
  operation: 'uploadFile',
  types: fileTypeNames.map((type) => fileTypes[type]),
  maximumBytes: fileUploadMaximumBytes,
} as const;

interface FileUploadContainerProps {
  onStored: (material: UploadedMaterial) => void;
  /** The revision of the course, which changes with each save; null before the first. */
  revision: string | null;
}

export function FileUploadContainer({ onStored, revision }: FileUploadContainerProps) {
  const [upload, send, actor] = useFlow(uploadMachine, uploadActors, { input });
  const [uploadRevision, setUploadRevision] = useState<string | null>();
  useActorEvent(actor, 'upload.completed', ({ uploaded, name }) => {
    if ('image' in uploaded) return;
    setUploadRevision(revision);
    const title = titleOfFile(name).slice(0, materialTitleMaximum).trim();
    onStored({ title, file: uploaded });
  });
  return <FileUploadScreen upload={upload} send={send} isStored={uploadRevision === revision} />;
}
