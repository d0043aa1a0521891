'use client';

import { Button } from '../../components/Button/index.ts';
import { apart, buttons } from './CourseForm.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { CourseButtonsTexts } from './texts.ts';

export type CourseAction = 'save' | 'publish' | 'unpublish' | 'duplicate' | 'delete';

export interface CourseButtonsProps {
  /** The state of the course. It determines the available actions. */
  state: 'new' | 'draft' | 'published';
  /** Called to unpublish the course. */
  onUnpublish: () => void;
  /** Called to duplicate the course as it was saved last. */
  onDuplicate: () => void;
  /** Called when 'Delete' is pressed. Open the confirmation then. */
  onDelete: () => void;
  /** Whether the confirmation is open. @default false */
  askingToDelete?: boolean;
  /** Called when the user cancels the deletion. */
  onDeleteCancel: () => void;
  /** Called when the deletion is confirmed. */
  onDeleteConfirm: () => void;
  /** The action that is running. It disables the others. @default null */
  busy?: CourseAction | null;
  /** The texts, in the language of the page. */
  texts: CourseButtonsTexts;
}

/** The actions of a course. The first two submit the form. */
export function CourseButtons({
  state,
  onUnpublish,
  onDuplicate,
  onDelete,
  askingToDelete,
  onDeleteCancel,
  onDeleteConfirm,
  busy,
  texts,
}: Required<CourseButtonsProps>) {
  const isPublished = state === 'published';
  const does = (action: CourseAction) => ({
    busy: busy === action,
    disabled: busy !== null && busy !== action,
  });
  return (
    <>
      <div className={buttons}>
        <Button
          type="submit"
          tone={isPublished ? 'primary' : 'secondary'}
          {...does('save')}
          busyLabel={texts.saving}
        >
          {isPublished ? texts.save : texts.saveDraft}
        </Button>
        {isPublished ? (
          <Button {...does('unpublish')} busyLabel={texts.unpublishing} onClick={() => onUnpublish()}>
            {texts.unpublish}
          </Button>
        ) : (
          <Button
            type="submit"
            value="publish"
            tone="primary"
            {...does('publish')}
            busyLabel={texts.publishing}
          >
            {texts.publish}
          </Button>
        )}
        {state === 'new' ? null : (
          <span className={apart}>
            <Button
              tone="quiet"
              {...does('duplicate')}
              busyLabel={texts.duplicating}
              onClick={() => onDuplicate()}
            >
              {texts.duplicate}
            </Button>
            <Button
              tone="criticalQuiet"
              {...does('delete')}
              busyLabel={texts.deleting}
              onClick={() => onDelete()}
            >
              {texts.delete}
            </Button>
          </span>
        )}
      </div>
      <DeleteDialog open={askingToDelete} onClose={onDeleteCancel} onDelete={onDeleteConfirm} texts={texts} />
    </>
  );
}
