import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { body, buttons, heading, onwards } from './StepForm.css.ts';

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

export interface StepFormProps {
  /** Counted from 1. */
  step: number;
  steps: number;
  /** Without it there is no way back: at the first step. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  /** @default false */
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
}: StepFormProps) {
  const title = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form
      ref={fields}
      method="post"
      noValidate
      className={body}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        onNext();
        setTries((before) => before + 1);
      }}
    >
      <ProgressBar label={texts.progress} value={(step / steps) * 100} valueText={texts.position} />
      <div ref={title} tabIndex={-1} className={heading}>
        <Heading level={2} size="small">
          {texts.title}
        </Heading>
      </div>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {children}
      <div className={buttons}>
        {onBack ? (
          <Button disabled={busy} onClick={onBack}>
            {texts.back}
          </Button>
        ) : null}
        <span className={onwards}>
          <Button type="submit" tone="primary" busy={busy} busyLabel={texts.busy}>
            {texts.onwards}
          </Button>
        </span>
      </div>
    </form>
  );
}
