'use client';

import { useEffect, useImperativeHandle, useRef } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ClosedProps } from '../../props.ts';
import { form as formClass, step } from './forms.css.ts';

/** The attributes that every form passes to its `<form>`. */
export type FormRest = Omit<ClosedProps<'form'>, 'children' | 'onSubmit' | 'method' | 'noValidate'>;

interface FormProps<Values extends FieldValues, Checked> extends FormRest {
  form: UseFormReturn<Values, unknown, Checked>;
  /** @param submitterValue the value of the submit button, empty after Enter in a field */
  onSubmit: (values: Checked, submitterValue: string) => void;
  /** Called with the errors of a failed submission, before the focus moves. */
  onErrors?: (errors: FieldErrors<Values>) => void;
  children: ClosedProps<'form'>['children'];
  /** The distance between the fields: `large` in a step. @default 'medium' */
  gap?: 'medium' | 'large';
}

/** Fields in a tab that is not selected are inert. */
const firstInvalid = '[aria-invalid="true"]:not([inert] *)';

/**
 * Submits the parsed values, or focuses the first invalid field. The method is POST: if the form is submitted before
 * hydration, a password must not appear in the address.
 */
export function Form<Values extends FieldValues, Checked>({
  form: { handleSubmit, formState },
  onSubmit,
  onErrors,
  gap = 'medium',
  ref,
  ...rest
}: FormProps<Values, Checked>) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>(firstInvalid);
    invalid?.focus();
    // A group may not be focusable itself.
    if (document.activeElement !== invalid) invalid?.querySelector('input')?.focus();
  }, [submitCount]);
  return (
    <form
      {...rest}
      method="post"
      noValidate
      ref={element}
      className={gap === 'large' ? step : formClass}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const submitterValue = submitter instanceof HTMLButtonElement ? submitter.value : '';
        void handleSubmit((values) => onSubmit(values, submitterValue), onErrors)(event);
      }}
    />
  );
}
