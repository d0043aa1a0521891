import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import { formatDateTime, formatTime, type Language } from '@lyceum/i18n';
import { Button } from '@lyceum/ui/components/Button';
import { Notice } from '@lyceum/ui/components/Notice';
import { type CourseAction, CourseForm } from '@lyceum/ui/patterns/CourseForm';
import type { TFunction } from 'i18next';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { localizedName } from '../../../app/courses/views.ts';
import { LazyBoundary } from '../../../platform/errors/LazyBoundary.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { coursePreview } from './coursePreview.ts';
import { FileUploadContainer } from './FileUpload.container.tsx';
import { ImageUploadContainer } from './ImageUpload.container.tsx';
import type { CourseEditorScreenProps } from './types.ts';
import { useCourseFormTexts } from './useCourseFormTexts.ts';

const CoursePreviewContainer = lazy(() => import('./preview/CoursePreview.container.tsx'));

type Editor = SnapshotFrom<typeof courseEditorMachine>;

function busyWith(editor: Editor): CourseAction | null {
  if (editor.matches('saving')) return 'save';
  if (editor.matches('savingToPublish') || editor.matches('publishing')) return 'publish';
  if (editor.matches('unpublishing')) return 'unpublish';
  return editor.matches('deleting') ? 'delete' : null;
}

function successOf(editor: Editor, t: TFunction<'courseEditor'>): string | undefined {
  if (editor.matches({ open: 'saved' })) return t(`saved.${editor.context.course?.status ?? 'draft'}`);
  if (editor.matches({ open: 'published' })) return t('published');
  if (editor.matches({ open: 'merged' })) return t('conflict.merged');
  return editor.matches({ open: 'unpublished' }) ? t('unpublished') : undefined;
}

/** Where the unsaved changes are stored. Undefined before the first of them. */
function keepingText(
  keeping: Editor['context']['storage'],
  t: TFunction<'courseEditor'>,
  language: Language,
  timeZone: string,
): string | undefined {
  if (keeping.status === 'stored')
    return t('draft.stored', { time: formatTime(keeping.savedAt, language, timeZone) });
  return keeping.status === 'onDeviceOnly' ? t('draft.onDeviceOnly') : undefined;
}

/** The `CourseForm` of a course-editor snapshot. */
export function CourseEditorForm({
  editor,
  send,
  duplication,
  onDuplicate,
  isCopy = false,
  timeZone,
}: CourseEditorScreenProps) {
  const { t } = useTranslation('courseEditor');
  const { t: tForm } = useTranslation(['errors', 'common']);
  const language = useLanguage();
  const { course, domains, draft, message, version, restoredFrom } = editor.context;
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // New values replace the fields, and with them the focused one.
  useEffect(() => {
    if (version > 0) form.current?.focus();
  }, [version]);
  const { t: tCard } = useTranslation(['catalog', 'common']);
  const texts = useCourseFormTexts(
    localizedName(course?.name, language, tForm('common:unknownName')).name,
    timeZone,
  );
  const categories = domains.flatMap(({ name: domain, categories: inDomain }) =>
    (inDomain ?? []).map(({ id, name }) => {
      const { name: label, nameLanguage: labelLanguage } = localizedName(
        name,
        language,
        tForm('common:unknownName'),
      );
      const { name: detail, nameLanguage: detailLanguage } = localizedName(
        domain,
        language,
        tForm('common:unknownName'),
      );
      return {
        value: id,
        label,
        detail,
        ...(labelLanguage && { labelLanguage }),
        ...(detailLanguage && { detailLanguage }),
      };
    }),
  );
  return (
    <>
      <CourseForm
        ref={form}
        tabIndex={-1}
        state={course?.status ?? 'new'}
        revision={editor.context.revision}
        initial={draft}
        categories={categories}
        timeZone={timeZone}
        preview={coursePreview(editor.context, t('form.previewName'), tCard, language, timeZone)}
        onPreview={() => setPreviewed(true)}
        onDraft={(values) => send({ type: 'form.edited', draft: values })}
        onSave={(fields) => send({ type: 'save.submitted', fields })}
        onPublish={(fields) => send({ type: 'publish.submitted', fields })}
        onUnpublish={() => send({ type: 'unpublish.requested' })}
        onDuplicate={() => course && onDuplicate(course.id)}
        onDelete={() => send({ type: 'deletion.requested' })}
        askingToDelete={editor.matches('askingToDelete')}
        onDeleteCancel={() => send({ type: 'deletion.canceled' })}
        onDeleteConfirm={() => send({ type: 'deletion.confirmed' })}
        busy={duplication.matches('duplicating') ? 'duplicate' : busyWith(editor)}
        error={
          editor.matches({ open: 'undeletable' })
            ? t('undeletable')
            : (message ?? duplication.context.message)
        }
        success={successOf(editor, t)}
        status={keepingText(editor.context.storage, t, language, timeZone)}
        notice={
          restoredFrom === null ? (
            isCopy && <Notice tone="positive">{t('copied')}</Notice>
          ) : (
            <Notice
              action={
                <Button size="small" onClick={() => send({ type: 'draft.discarded' })}>
                  {t('draft.discard')}
                </Button>
              }
            >
              {t('draft.restored', { time: formatDateTime(restoredFrom, language, timeZone) })}
            </Notice>
          )
        }
        imageUpload={(image) => <ImageUploadContainer {...image} />}
        fileUpload={(upload) => <FileUploadContainer {...upload} revision={editor.context.revision} />}
        texts={texts}
        describeProblem={(problem) => tForm(`errors:validation.${problem}`)}
      />
      {isPreviewed && (
        <LazyBoundary>
          <CoursePreviewContainer
            edited={editor.context}
            timeZone={timeZone}
            onClose={() => setPreviewed(false)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
