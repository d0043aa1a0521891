import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { ClosedProps } from '../../props.ts';
import { useAttempts } from '../forms/useAttempts.ts';
import { body, buttons, onwards } from './StepForm.css.ts';

export interface StepFormTexts {
  /** The heading of the step one is at. */
  title: string;
  /** What is progressing; heard, not seen. */
  progress: string;
  /** 'Step 1 of 3' */
  position: string;
  back: string;
  /** 'Next', and 'Complete' at the last step. */
  onwards: string;
  /** What that button says while busy. */
  busy: string;
}

export interface StepFormProps extends Omit<ClosedProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Counted from 1. */
  step: number;
  /** How many there are. */
  steps: number;
  /** Without it there is no way back: at the first step. */
  onBack?: (() => void) | undefined;
  /**
   * The way on was taken, by its button or by Enter. What is missing then shows as invalid. Without it there is no
   * such button: the step itself offers ways on.
   */
  onNext?: (() => void) | undefined;
  /** The last step is being sent: nothing can be pressed. @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  texts: StepFormTexts;
  /** The fields of this step. */
  children: ReactNode;
}

/**
 * A form in steps. When the step changes, the focus goes to its heading, so that it is read out; when the step is
 * not done, to the first field that is invalid.
 */
export function StepForm({
  step,
  steps,
  onBack,
  onNext,
  busy = false,
  error = null,
  texts,
  children,
  ...rest
}: StepFormProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const attempt = useAttempts(title);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <form
      method="post"
      {...rest}
      noValidate
      className={body}
      onSubmit={(event) => {
        event.preventDefault();
        if (onNext && !busy) attempt(onNext);
      }}
    >
      <ProgressBar label={texts.progress} value={(step / steps) * 100} valueText={texts.position} />
      <Heading ref={title} tabIndex={-1} level={2} size="small">
        {texts.title}
      </Heading>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {children}
      <div className={buttons}>
        {onBack ? (
          <Button disabled={busy} onClick={onBack}>
            {texts.back}
          </Button>
        ) : null}
        {onNext ? (
          <span className={onwards}>
            <Button type="submit" tone="primary" busy={busy} busyLabel={texts.busy}>
              {texts.onwards}
            </Button>
          </span>
        ) : null}
      </div>
    </form>
  );
}
