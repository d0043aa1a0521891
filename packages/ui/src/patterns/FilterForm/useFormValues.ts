'use client';

import { type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react';

export interface FormValues {
  /** For the form. */
  formProps: {
    ref: Ref<HTMLFormElement>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** The values of the fields by name. */
  values: Readonly<Record<string, string>>;
  change: (name: string, value: string) => void;
  /** Changes a value and submits the form. */
  apply: (name: string, value: string) => void;
}

/**
 * The values of a form whose address contains them: another address replaces them, for example after Back.
 * @param onSubmit called with the values that are not empty, those of hidden fields included
 */
export function useFormValues(
  fields: readonly { name: string; value: string }[],
  ref: Ref<HTMLFormElement> | undefined,
  onSubmit: (values: Record<string, string>) => void,
): FormValues {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  const addressValues = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const [state, setState] = useState({ addressValues, values: addressValues });
  if (JSON.stringify(state.addressValues) !== JSON.stringify(addressValues))
    setState({ addressValues, values: addressValues });
  const { values } = state;
  const change = (name: string, value: string) =>
    setState({ addressValues: state.addressValues, values: { ...values, [name]: value } });
  return {
    formProps: {
      ref: element,
      onSubmit(event) {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [],
        );
        onSubmit(Object.fromEntries(entries));
      },
    },
    values,
    change,
    apply(name, value) {
      change(name, value);
      element.current?.requestSubmit();
    },
  };
}
