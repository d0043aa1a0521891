import { uploadActors, uploadMachine } from '@lyceum/flows/upload';
import { imageTypes, imageUploadMaximumBytes } from '@lyceum/rules';
import type { UploadedImageProps } from '@lyceum/ui/patterns/CourseForm';
import { useState } from 'react';
import { useActorEvent } from '../../../app/system/useActorEvent.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ImageUploadScreen } from './ImageUploadScreen.tsx';

const input = {
  operation: 'uploadImage',
  types: imageTypes,
  maximumBytes: imageUploadMaximumBytes,
} as const;

export function ImageUploadContainer({ image, onChange }: UploadedImageProps) {
  const [upload, send, actor] = useFlow(uploadMachine, uploadActors, { input });
  const [uploadedImage, setUploadedImage] = useState<string | null>(null);
  useActorEvent(actor, 'upload.completed', ({ uploaded }) => {
    if (!('image' in uploaded)) return;
    setUploadedImage(uploaded.image);
    onChange(uploaded.image);
  });
  return (
    <ImageUploadScreen
      upload={upload}
      send={send}
      image={image}
      isStored={image !== null && image === uploadedImage}
      onRemove={() => onChange(null)}
    />
  );
}
