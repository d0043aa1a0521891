'use client';

import { messageSchema, type MessageForm as Values } from '@lyceum/rules/message';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

export interface MessageFormProps extends FormRest {
  /** The initial values, valid or not. */
  initial: Values;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (draft: Values) => void;
  /** Called with the valid values. Ask for a confirmation then. */
  onSubmit: (values: Values) => void;
  /** Whether the message is being sent. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: { subject: string; text: string; textHint: string; submit: string; submitting: string };
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** A message to many people: a subject and a plain text. */
export function MessageForm({
  initial,
  onDraft,
  onSubmit,
  busy = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: MessageFormProps) {
  const { form, problem } = useSchemaForm(messageSchema, { initial, describeProblem, onDraft });
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <TextField {...form.register('subject')} dir="auto" label={texts.subject} error={problem('subject')} />
      <TextArea
        {...form.register('text')}
        dir="auto"
        rows={6}
        label={texts.text}
        description={texts.textHint}
        error={problem('text')}
      />
      <Inline>
        <Button type="submit" tone="primary" busy={busy} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Inline>
    </Form>
  );
}
