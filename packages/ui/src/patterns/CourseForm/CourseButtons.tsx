import { Button } from '../../components/Button/index.ts';
import { apart, buttons } from './CourseForm.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { CourseButtonsTexts } from './texts.ts';

export type CourseAction = 'save' | 'publish' | 'unpublish' | 'delete';

export interface CourseButtonsProps {
  /** What the course is: it decides what can be done with it. */
  state: 'new' | 'draft' | 'published';
  onUnpublish: () => void;
  /** 'Delete' was pressed: time to ask once more. */
  onDelete: () => void;
  /** Whether it is being asked once more. @default false */
  askingToDelete?: boolean;
  /** The person would rather keep the course. */
  onDeleteCancel: () => void;
  onDeleteConfirm: () => void;
  /** Which action is on its way; meanwhile there is no other. @default null */
  busy?: CourseAction | null;
  texts: CourseButtonsTexts;
}

/** What can be done with a course: the first two send the form. */
export function CourseButtons({
  state,
  onUnpublish,
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
            <Button tone="quiet" {...does('delete')} busyLabel={texts.deleting} onClick={() => onDelete()}>
              {texts.delete}
            </Button>
          </span>
        )}
      </div>
      <DeleteDialog open={askingToDelete} onClose={onDeleteCancel} onDelete={onDeleteConfirm} texts={texts} />
    </>
  );
}
