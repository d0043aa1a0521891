import type { uploadMachine } from '@lyceum/flows/upload';
import { formatPercent } from '@lyceum/i18n';
import { fileTypeNames } from '@lyceum/rules';
import { FileField } from '@lyceum/ui/components/FileField';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface FileUploadScreenProps {
  upload: SnapshotFrom<typeof uploadMachine>;
  send: (event: EventFromLogic<typeof uploadMachine>) => void;
  /** Whether a file was just uploaded. */
  isStored: boolean;
}

// Not every system knows the types of office documents, but all know endings.
const endings = fileTypeNames.map((type) => `.${type}`);
const problems = { wrongType: 'wrongFileType', tooLarge: 'fileTooLarge', empty: 'empty' } as const;

/** The field that uploads files for the materials of a lesson. */
export function FileUploadScreen({ upload, send, isStored }: FileUploadScreenProps) {
  const { t } = useTranslation(['courseEditor', 'common']);
  const language = useLanguage();
  const { file, percent, problem, message } = upload.context;
  const progress = t('courseEditor:upload.progress', { percent: formatPercent(percent, language) });
  const texts = t('courseEditor:upload', { returnObjects: true });
  return (
    <FileField
      label={texts.file}
      description={texts.fileHint}
      types={endings}
      image={null}
      upload={file && upload.matches('uploading') ? { name: file.name, percent, progress } : null}
      error={problem ? texts[problems[problem]] : (message ?? undefined)}
      success={isStored && upload.matches('choosing') ? texts.fileStored : undefined}
      onChoose={(newFile) => send({ type: 'file.chosen', file: newFile })}
      onCancel={() => send({ type: 'upload.canceled' })}
      onRetry={upload.matches('failed') ? () => send({ type: 'retry.requested' }) : undefined}
      texts={{ ...texts, choose: texts.chooseFile }}
    />
  );
}
