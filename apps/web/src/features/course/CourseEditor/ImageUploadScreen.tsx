import type { uploadMachine } from '@lyceum/flows/upload';
import { formatPercent } from '@lyceum/i18n';
import { FileField } from '@lyceum/ui/components/FileField';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { addressesOf } from '../../../app/courses/views.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface ImageUploadScreenProps {
  upload: SnapshotFrom<typeof uploadMachine>;
  send: (event: EventFromLogic<typeof uploadMachine>) => void;
  /** The address of the course's image. */
  image: string | null;
  /** Whether it is the one that was just uploaded. */
  isStored: boolean;
  onRemove: () => void;
}

/** The field that uploads the image of a course. */
export function ImageUploadScreen({ upload, send, image, isStored, onRemove }: ImageUploadScreenProps) {
  const { t } = useTranslation(['courseEditor', 'common']);
  const language = useLanguage();
  const { file, percent, problem, message } = upload.context;
  const progress = t('courseEditor:upload.progress', { percent: formatPercent(percent, language) });
  return (
    <FileField
      label={t('courseEditor:upload.image')}
      optional={t('common:field.optional')}
      description={t('courseEditor:upload.imageHint')}
      types={upload.context.types}
      image={image === null ? null : addressesOf(image)}
      upload={file && upload.matches('uploading') ? { name: file.name, percent, progress } : null}
      error={problem ? t(`courseEditor:upload.${problem}`) : (message ?? undefined)}
      success={isStored && upload.matches('choosing') ? t('courseEditor:upload.stored') : undefined}
      onChoose={(newFile) => send({ type: 'file.chosen', file: newFile })}
      onCancel={() => send({ type: 'upload.canceled' })}
      onRemove={onRemove}
      onRetry={upload.matches('failed') ? () => send({ type: 'retry.requested' }) : undefined}
      texts={t('courseEditor:upload', { returnObjects: true })}
    />
  );
}
