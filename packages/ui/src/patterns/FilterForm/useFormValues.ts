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
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const [state, setState] = useState({ given, values: given });
  if (JSON.stringify(state.given) !== JSON.stringify(given)) setState({ given, values: given });
  const { values } = state;
  const change = (name: string, value: string) =>
    setState({ given: state.given, values: { ...values, [name]: value } });
  return {
    formProps: {
      ref: element,
      onSubmit(event) {
        event.preventDefault();
        const sent = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [],
        );
        onSubmit(Object.fromEntries(sent));
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
