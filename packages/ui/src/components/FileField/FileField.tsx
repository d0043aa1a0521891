'use client';

import { RotateCw, Trash2, Upload, X } from 'lucide-react';
import { type DragEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { description as descriptionClass, field, fieldLabel } from '../Field/Field.css.ts';
import { FieldMessage, type FieldTexts, idList, LabelText } from '../Field/Field.tsx';
import { Image, type ImageProps } from '../Image/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { buttons, content, fileName, hint, thumbnail, zone } from './FileField.css.ts';

export interface FileFieldTexts {
  /** The button while there is no file: 'Choose an image'. */
  choose: string;
  /** The button while there is one: 'Choose another'. */
  replace: string;
  /** Next to the button, for pointers: 'or drop it here'. */
  drop: string;
  /** The accessible name of the progress bar. */
  uploading: string;
  cancel: string;
  retry: string;
  remove: string;
  /** The error after several files were dropped at once. */
  oneOnly: string;
}

export interface FileFieldProps
  extends Omit<ClosedProps<'div'>, 'children' | 'role'>,
    Omit<FieldTexts, 'labelHidden'> {
  /** The accepted media types or endings: `['image/png']`. The caller checks the chosen file, since a dropped one can be any. */
  types: readonly string[];
  /** The current image; null if there is none. */
  image: Pick<ImageProps, 'src' | 'avif'> | null;
  /** The upload in progress. @default none */
  upload?: { name: string; percent: number; progress: string } | null;
  /** A message that the upload is complete, announced when it appears. */
  success?: string | undefined;
  /** Called with the file that the user chose or dropped. */
  onChoose: (file: File) => void;
  onCancel: () => void;
  /** Called to remove the current image. @default no button */
  onRemove?: (() => void) | undefined;
  /** Called to upload the same file again. @default no button */
  onRetry?: (() => void) | undefined;
  texts: FileFieldTexts;
}

/** Chooses an image or another file by a button or by dropping it, and shows its upload. It uploads nothing itself. */
export function FileField({
  label,
  optional,
  description,
  error: givenError,
  types,
  image,
  upload = null,
  success,
  onChoose,
  onCancel,
  onRemove,
  onRetry,
  texts,
  'aria-describedby': describedBy,
  ...rest
}: FileFieldProps) {
  const id = useId();
  const [labelId, descriptionId, errorId] = [`${id}-label`, `${id}-description`, `${id}-error`];
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [hasSeveral, setSeveral] = useState(false);
  const error = hasSeveral ? texts.oneOnly : givenError;

  function take(files: FileList | null) {
    const [file, ...others] = files ?? [];
    setSeveral(others.length > 0);
    if (file && others.length === 0) onChoose(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be styled like other labels
    <div
      {...rest}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={idList(describedBy, description && descriptionId, error && errorId)}
      className={field}
    >
      <span id={labelId} className={fieldLabel}>
        <LabelText label={label} optional={optional} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard */}
      <div
        className={zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {image ? (
          <div className={thumbnail}>
            <Image {...image} alt="" rounded />
          </div>
        ) : null}
        <div className={content}>
          {upload ? (
            <>
              <span className={fileName}>{upload.name}</span>
              <ProgressBar label={texts.uploading} value={upload.percent} valueText={upload.progress} />
            </>
          ) : null}
          <div className={buttons}>
            <Button ref={choose} size="small" icon={Upload} onClick={() => input.current?.click()}>
              {image || upload ? texts.replace : texts.choose}
            </Button>
            {upload ? (
              <TemporaryButton focusNext={choose} tone="quiet" icon={X} onClick={onCancel}>
                {texts.cancel}
              </TemporaryButton>
            ) : null}
            {onRetry ? (
              <TemporaryButton focusNext={choose} tone="quiet" icon={RotateCw} onClick={onRetry}>
                {texts.retry}
              </TemporaryButton>
            ) : null}
            {image && !upload && onRemove ? (
              <TemporaryButton focusNext={choose} tone="criticalQuiet" icon={Trash2} onClick={onRemove}>
                {texts.remove}
              </TemporaryButton>
            ) : null}
            {image || upload ? null : <span className={hint}>{texts.drop}</span>}
          </div>
        </div>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={types.join()}
            aria-hidden
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
      </div>
      <span role="status" className={hint}>
        {hasSeveral ? undefined : success}
      </span>
      {description ? (
        <span id={descriptionId} className={descriptionClass}>
          {description}
        </span>
      ) : null}
      {error ? (
        <div role="alert">
          <FieldMessage id={errorId}>{error}</FieldMessage>
        </div>
      ) : null}
    </div>
  );
}

interface TemporaryButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Gets the focus if this button disappears while it has it. */
  focusNext: RefObject<HTMLButtonElement | null>;
}

/** A button that exists only in some states of the field. */
function TemporaryButton({ focusNext, ...props }: TemporaryButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element && element === document.activeElement) focusNext.current?.focus();
    };
  }, [focusNext]);
  return <Button ref={own} size="small" {...props} />;
}
