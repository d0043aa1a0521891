'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
} from 'react-hook-form';
import { type DescribeProblem, problemText } from './problems.ts';

interface SchemaFormOptions<Values extends FieldValues> {
  /** The initial values, valid or not. */
  initial: DefaultValues<NoInfer<Values>>;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
  /** Called with the values on every change, to store the draft. */
  onDraft?: ((values: NoInfer<Values>) => void) | undefined;
  /**
   * When an error disappears: as soon as the field is `valid`, or when the field (`edited`) or any field (`anyEdited`)
   * is edited. @default 'valid'
   */
  errorsUntil?: 'valid' | 'edited' | 'anyEdited';
  /** Whether the errors are shown without a submission. @default false */
  showsErrors?: boolean;
}

/** A schema of zod, by its types. */
interface FormSchema<Values, Checked> {
  _zod: { input: Values; output: Checked };
}

/**
 * The setup of every form: a schema of `@lyceum/rules/schemas` validates it, and `Form` renders it.
 * @returns react-hook-form's form, and `problem`, which returns the error message of a field
 */
export function useSchemaForm<Values extends FieldValues, Checked>(
  schema: FormSchema<Values, Checked>,
  {
    initial,
    describeProblem,
    onDraft,
    errorsUntil = 'valid',
    showsErrors = false,
  }: SchemaFormOptions<Values>,
) {
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver<Values, unknown, Checked>(schema),
    defaultValues: initial,
    shouldFocusError: false,
    reValidateMode: errorsUntil === 'valid' ? 'onChange' : 'onSubmit',
  });
  const { subscribe, clearErrors, trigger, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (errorsUntil === 'edited') clearErrors(name as FieldPath<Values>);
          if (errorsUntil === 'anyEdited') clearErrors();
          onDraft?.(values);
        },
      }),
    [subscribe, clearErrors, onDraft, errorsUntil],
  );
  useEffect(() => {
    if (showsErrors) void trigger();
  }, [trigger, showsErrors]);
  const { errors } = formState;
  const problem = (name: FieldPath<Values>): string | undefined => {
    const fieldError = get(errors, name);
    // The error of a list, which `useFieldArray` moves to `root`, or of one of its entries.
    const isOfEntries = Array.isArray(fieldError) && !('message' in fieldError);
    const first = isOfEntries
      ? ((fieldError as { root?: FieldError }).root ?? fieldError.find(Boolean))
      : fieldError;
    return problemText(first, describeProblem);
  };
  return { form, problem };
}
