'use client';

import { clockChangeAt, formatLocalTime, formatTime, fromLocalInput, toLocalInput } from '@lyceum/i18n';
import { type Ref, useId, useState } from 'react';
import { control } from '../../components/Field/Field.css.ts';
import { Field, type FieldTexts } from '../../components/Field/Field.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { timeEquivalent, timeFrame, timeInput } from './CourseForm.css.ts';
import { unfinished } from './fields.ts';

interface TimeFieldProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  name: string;
  /** The moment in ISO 8601, `unfinished`, or null if the field is empty. */
  value: string | null;
  /** `clock` is what the field shows: the value of its input. */
  onChange: (moment: string | null, clock: string) => void;
  onBlur: () => void;
  /** The time zone of the input. */
  timeZone: string;
  /** What is said of a time that the clock skips or shows twice. */
  texts: { timeSkipped: (time: string) => string; timeRepeated: string };
}

/** The moment of an input in a time zone: `unfinished` outside the years 1 to 9999, null for an empty one. */
export const momentOf = (clock: string, timeZone: string): string | null =>
  clock === '' ? null : (fromLocalInput(clock, timeZone) ?? unfinished);

const readMoment = ({ value, validity }: HTMLInputElement, timeZone: string) =>
  validity.badInput ? unfinished : momentOf(value, timeZone);

/** Date and time in a time zone, with the same time in UTC beside it, and with what a change of the clock makes of it. */
export function TimeField({ ref, name, value, onChange, onBlur, timeZone, texts, ...frame }: TimeFieldProps) {
  const { language } = useUi();
  const utcId = useId();
  const isValid = value !== null && !Number.isNaN(Date.parse(value));
  const utc = isValid ? formatLocalTime(value, language, timeZone).utc : null;
  const initial = isValid ? toLocalInput(value, timeZone) : '';
  const [typed, setTyped] = useState(initial);
  // Of a time that the clock shows twice, the second one may be stored.
  const isMeant = isValid && Date.parse(fromLocalInput(typed, timeZone) ?? '') === Date.parse(value);
  const change = isMeant ? clockChangeAt(typed, timeZone) : null;
  const note = {
    skipped: () => texts.timeSkipped(formatTime(value ?? '', language, timeZone)),
    repeated: () => texts.timeRepeated,
  };
  return (
    <Field {...frame} aria-describedby={utc || change ? utcId : undefined}>
      {(tied) => (
        <span className={timeFrame}>
          <span className={timeInput}>
            <input
              {...tied}
              ref={ref}
              name={name}
              type="datetime-local"
              dir="ltr"
              // The contract rejects years of more than four digits.
              max="9999-12-31T23:59"
              defaultValue={initial}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                onChange(readMoment(currentTarget, timeZone), currentTarget.value);
              }}
              // React fires no change event for a date without a time.
              onBlur={({ currentTarget }) => {
                const moment = readMoment(currentTarget, timeZone);
                if ((moment === unfinished) !== (value === unfinished)) onChange(moment, currentTarget.value);
                onBlur();
              }}
              className={control}
            />
          </span>
          {utc || change ? (
            <span id={utcId} className={timeEquivalent}>
              {utc}
              {change ? ` ${note[change]()}` : null}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
