import { uploadActors, uploadMachine } from '@lyceum/flows/upload';
import { fileTypeNames, fileTypes, limits, titleOfFile } from '@lyceum/rules';
import type { UploadedMaterial } from '@lyceum/ui/patterns/CourseForm';
import { useState } from 'react';
import { useActorEvent } from '../../app/useActorEvent.ts';
import { useFlow } from '../../app/useFlow.ts';
import { FileUploadScreen } from './FileUploadScreen.tsx';

const input = {
  operation: 'uploadFile',
  types: fileTypeNames.map((type) => fileTypes[type]),
  maximumBytes: limits.fileUploadMaximumBytes,
} as const;

interface FileUploadContainerProps {
  onStored: (material: UploadedMaterial) => void;
}

export function FileUploadContainer({ onStored }: FileUploadContainerProps) {
  const [upload, send, actor] = useFlow(uploadMachine, uploadActors, { input });
  const [isStored, setStored] = useState(false);
  useActorEvent(actor, 'upload.completed', ({ uploaded, name }) => {
    if ('image' in uploaded) return;
    setStored(true);
    const title = titleOfFile(name).slice(0, limits.materialTitleMaximum).trim();
    onStored({ title, file: uploaded });
  });
  return <FileUploadScreen upload={upload} send={send} isStored={isStored} />;
}
