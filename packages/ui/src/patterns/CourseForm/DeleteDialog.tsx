'use client';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';

export interface DeleteTexts {
  delete: string;
  /** 'Delete “Sailing for Beginners”?' and its consequences. */
  deleteQuestion: string;
  deleteText: string;
  cancel: string;
  close: string;
}

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
  texts: DeleteTexts;
}

/** Confirms the deletion of a course. */
export function DeleteDialog({ open, onClose, onDelete, texts }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={texts.deleteQuestion}
      description={texts.deleteText}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={() => onClose()}>{texts.cancel}</Button>
          <Button tone="critical" onClick={() => onDelete()}>
            {texts.delete}
          </Button>
        </>
      }
    />
  );
}
