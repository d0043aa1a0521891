'use client';

import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import { divider, form as formClass } from '../forms/forms.css.ts';
import { GoogleButton } from '../GoogleButton/index.ts';

export interface DraftFormTexts {
  /** The submit button. */
  submit: string;
  /** Its label while busy. @default the label, covered by a spinner */
  busy?: string;
  /** The third-party button and the word between the two buttons. */
  google: string;
  or: string;
}

export interface DraftFormProps<Values extends FieldValues, Checked> extends FormRest {
  /** The form of `useSchemaForm`. */
  form: UseFormReturn<Values, unknown, Checked>;
  /** Called with the valid values on submit, by the button or Enter. */
  onSubmit: (values: Checked) => void;
  /** Called with the valid values when the third-party button is pressed. Without it there is no button. */
  onGoogle?: ((values: Checked) => void) | undefined;
  /** Which submission is running. It disables both buttons. @default null */
  busy?: 'submit' | 'google' | null;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: DraftFormTexts;
  /** The fields. Each shows its own `error`. */
  children: ReactNode;
}

/**
 * A form whose fields the caller renders, with up to two ways to submit it. After an invalid submission the first
 * invalid field gets the focus.
 */
export function DraftForm<Values extends FieldValues, Checked>({
  form,
  onSubmit,
  onGoogle,
  busy = null,
  error = null,
  texts,
  children,
  ...rest
}: DraftFormProps<Values, Checked>) {
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {children}
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <div className={formClass}>
        {onGoogle ? (
          <>
            <GoogleButton
              label={texts.google}
              busy={busy === 'google'}
              disabled={busy === 'submit'}
              onPress={() => void form.handleSubmit((values) => onGoogle(values))()}
            />
            <span className={divider}>{texts.or}</span>
          </>
        ) : null}
        <Button
          type="submit"
          tone="primary"
          wide
          busy={busy === 'submit'}
          disabled={busy === 'google'}
          {...(texts.busy && { busyLabel: texts.busy })}
        >
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
