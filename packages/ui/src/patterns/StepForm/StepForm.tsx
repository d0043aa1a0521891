'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { ClosedProps } from '../../props.ts';
import { step as stepClass } from '../forms/forms.css.ts';
import { buttons, onwards } from './StepForm.css.ts';

export interface StepFormTexts {
  /** The heading of the current step. */
  title: string;
  /** The accessible name of the progress bar. */
  progress: string;
  /** 'Step 1 of 3' */
  position: string;
  back: string;
  /** 'Next', or 'Complete' on the last step. */
  onwards: string;
  /** The label of that button while busy. */
  busy: string;
}

export interface StepFormProps extends ClosedProps<'div'> {
  /** The current step, counted from 1. */
  step: number;
  /** The number of steps. */
  steps: number;
  /** Called to go back. Omit it on the first step. */
  onBack?: (() => void) | undefined;
  /**
   * The id of the form of the step. The button to continue submits it, as Enter does. Without it there is no button: the
   * step has its own actions.
   */
  formId?: string | undefined;
  /** Whether the last step is being submitted. It disables all buttons. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: StepFormTexts;
  /** The form of the step. */
  children: ReactNode;
}

/** The frame of a form with several steps. The heading of a new step gets the focus, so that it is announced. */
export function StepForm({
  step,
  steps,
  onBack,
  formId,
  busy = false,
  error = null,
  texts,
  children,
  ...rest
}: StepFormProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current !== step) title.current?.focus();
    previousStep.current = step;
  }, [step]);
  return (
    <div {...rest} className={stepClass}>
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
        {formId !== undefined ? (
          <span className={onwards}>
            <Button type="submit" form={formId} tone="primary" busy={busy} busyLabel={texts.busy}>
              {texts.onwards}
            </Button>
          </span>
        ) : null}
      </div>
    </div>
  );
}
