import { ConflictForm } from '@lyceum/ui/patterns/ConflictForm';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { differingFields } from './differingFields.ts';
import type { CourseEditorScreenProps } from './types.ts';

/** Both versions of a course that was saved elsewhere after the user opened it. */
export function CourseConflict({ editor, send, timeZone }: CourseEditorScreenProps) {
  const { t } = useTranslation(['courseEditor', 'catalog', 'common']);
  const language = useLanguage();
  const { conflict, draft, domains } = editor.context;
  if (!conflict || !draft) return null;
  const isSavedNext = conflict.intent === 'save' || conflict.intent === 'publish';
  const texts = t('courseEditor:conflict', { returnObjects: true });
  return (
    <ConflictForm
      fields={differingFields(draft, conflict, { t, language, timeZone, domains })}
      onChoose={(field, side) => send({ type: 'version.chosen', field, side })}
      onSubmit={() => send({ type: 'conflict.resolved' })}
      onCancel={() => send({ type: 'conflict.left' })}
      texts={{ ...texts, submit: isSavedNext ? texts.submit : texts.use }}
    />
  );
}
