'use client';

import { replySchema, type ReplyForm as Values } from '@lyceum/rules/review';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

export interface ReplyFormProps extends FormRest {
  /** The initial values, valid or not. */
  initial: Values;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (draft: Values) => void;
  /** Called with the valid values. */
  onSubmit: (values: Values) => void;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: { text: string; textHint: string; submit: string; submitting: string; cancel: string };
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** Replies to a review. */
export function ReplyForm({
  initial,
  onDraft,
  onSubmit,
  onCancel,
  busy = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: ReplyFormProps) {
  const { form, problem } = useSchemaForm(replySchema, { initial, describeProblem, onDraft });
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <TextArea
        {...form.register('text')}
        dir="auto"
        rows={3}
        label={texts.text}
        description={texts.textHint}
        error={problem('text')}
      />
      <Inline gap="xs">
        <Button type="submit" size="small" tone="primary" busy={busy} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button size="small" tone="quiet" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
