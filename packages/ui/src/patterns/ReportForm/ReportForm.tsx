'use client';

import { reportReasons } from '@lyceum/rules';
import { type ReportDraft, reportSchema, type ReportForm as Values } from '@lyceum/rules/review';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

export interface ReportFormTexts {
  /** The question that the reasons answer. */
  reason: string;
  /** The label of each reason. */
  reasons: Record<Values['reason'], string>;
  text: string;
  textHint: string;
  /** The word for an optional field. */
  optional: string;
  /** The label of the button, also while busy. */
  submit: string;
  submitting: string;
  cancel: string;
}

export interface ReportFormProps extends FormRest {
  /** The initial values, valid or not. @default nothing */
  initial?: ReportDraft;
  /** Called with the values on every change. */
  onDraft?: (draft: ReportDraft) => void;
  /** Called with the valid values. */
  onSubmit: (values: Values) => void;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** Whether it hides a text, rather than reports it. @default false */
  critical?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: ReportFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

const emptyDraft: ReportDraft = { reason: null, text: '' };

/** The reason for which a text is reported or hidden, with an optional explanation. */
export function ReportForm({
  initial = emptyDraft,
  onDraft,
  onSubmit,
  onCancel,
  busy = false,
  critical = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: ReportFormProps) {
  const { form, problem } = useSchemaForm(reportSchema, {
    // A missing reason is invalid until one is chosen.
    initial: { ...(initial.reason && { reason: initial.reason }), text: initial.text },
    describeProblem,
    onDraft: onDraft && (({ reason, text }) => onDraft({ reason: reason ?? null, text })),
  });
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <RadioGroup
        {...form.register('reason')}
        label={texts.reason}
        options={reportReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        defaultValue={initial.reason ?? undefined}
        error={problem('reason')}
      />
      <TextArea
        {...form.register('text')}
        dir="auto"
        rows={3}
        label={texts.text}
        optional={texts.optional}
        description={texts.textHint}
        error={problem('text')}
      />
      <Inline gap="xs">
        <Button
          type="submit"
          tone={critical ? 'critical' : 'primary'}
          busy={busy}
          busyLabel={texts.submitting}
        >
          {texts.submit}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
