'use client';

import { type ReviewDraft, reviewSchema, type ReviewForm as Values } from '@lyceum/rules/review';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { StarInput, type StarInputProps } from '../../components/StarInput/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { buttons } from './ReviewForm.css.ts';

export interface ReviewFormTexts {
  stars: string;
  choices: StarInputProps['choices'];
  text: string;
  /** The word for an optional field. */
  optional: string;
  /** That the review is public, with the name of its author. */
  textHint: string;
  /** 'Publish', and its label while busy. */
  submit: string;
  submitting: string;
  cancel: string;
}

export interface ReviewFormProps extends FormRest {
  /** The initial values, valid or not. */
  initial: ReviewDraft;
  /** Called with the values on every change, to store the draft. */
  onDraft?: (draft: ReviewDraft) => void;
  /** Called with the valid values. */
  onSubmit: (values: Values) => void;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: ReviewFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** Missing stars are invalid until some are chosen. */
const typedOf = ({ stars, text }: ReviewDraft): Values => ({ stars: stars ?? Number.NaN, text });
const draftOf = ({ stars, text }: Values): ReviewDraft => ({
  stars: Number.isNaN(stars) ? null : stars,
  text,
});

/** Writes or changes a review. */
export function ReviewForm({
  initial,
  onDraft,
  onSubmit,
  onCancel,
  busy = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: ReviewFormProps) {
  const { form, problem } = useSchemaForm(reviewSchema, {
    initial: typedOf(initial),
    describeProblem,
    onDraft: onDraft && ((values) => onDraft(draftOf(values))),
  });
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <Controller
        control={form.control}
        name="stars"
        render={({ field: { value, ...field } }) => (
          <StarInput
            {...field}
            value={Number.isNaN(value) ? null : value}
            label={texts.stars}
            choices={texts.choices}
            error={problem('stars')}
          />
        )}
      />
      <TextArea
        {...form.register('text')}
        dir="auto"
        label={texts.text}
        optional={texts.optional}
        description={texts.textHint}
        error={problem('text')}
      />
      <div className={buttons}>
        <Button type="submit" tone="primary" busy={busy} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
