'use client';

import { toLocalInput } from '@lyceum/i18n';
import { useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { TextField } from '../../components/TextField/index.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { NumberField } from './NumberField.tsx';
import { details, schedule } from './Sessions.css.ts';
import type { SessionContext } from './sessionTexts.ts';
import { momentOf, TimeField } from './TimeField.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, CourseProblem } from './types.ts';
import { zoneOf } from './zoneOf.ts';

interface SessionDetailsProps extends SessionContext {
  id: string;
  form: CourseFormReturn;
  problem: CourseProblem;
  /** The place of the session, from 0. */
  index: number;
  formTexts: Pick<CourseFormTexts, 'choice' | 'optional' | 'number' | 'timeSkipped' | 'timeRepeated'>;
}

/** When a session takes place, where, and what learners get with it. */
export function SessionDetails({
  id,
  form,
  problem,
  index,
  texts,
  timeZone: own,
  fileUpload,
  formTexts,
}: SessionDetailsProps) {
  const { control, register, setValue, getValues } = form;
  const name = `sessionList.${index}` as const;
  const timeZone = useWatch({ control, name: `${name}.timeZone` });
  const zone = zoneOf({ timeZone }, own);
  const isTimed = useWatch({ control, name: `${name}.startsAt` }) !== null;
  const set = { shouldValidate: form.formState.isSubmitted };
  const typed = useRef<string>(null);
  /** The time that the field shows stays, in the other zone. The clock of the former one may have skipped it. */
  function changeZone(next: string) {
    const startsAt = getValues(`${name}.startsAt`);
    const isValid = startsAt !== null && !Number.isNaN(Date.parse(startsAt));
    setValue(`${name}.timeZone`, next, set);
    if (!isValid) return;
    setValue(`${name}.startsAt`, momentOf(typed.current ?? toLocalInput(startsAt, zone), next), set);
  }
  return (
    <div id={id} className={details}>
      <div className={schedule}>
        <Controller
          control={control}
          name={`${name}.startsAt`}
          rules={{ deps: [`${name}.durationMinutes`, `${name}.timeZone`] }}
          render={({ field: { onChange, ...field } }) => (
            <TimeField
              {...field}
              label={texts.startsAt}
              optional={formTexts.optional}
              error={problem(`${name}.startsAt`)}
              timeZone={zone}
              texts={formTexts}
              onChange={(moment, clock) => {
                typed.current = clock;
                if (!getValues(`${name}.timeZone`)) setValue(`${name}.timeZone`, own);
                onChange(moment);
              }}
            />
          )}
        />
        <NumberField
          control={control}
          name={`${name}.durationMinutes`}
          label={texts.durationMinutes}
          error={problem(`${name}.durationMinutes`)}
          texts={formTexts.number}
          optional={isTimed ? undefined : formTexts.optional}
        />
        <TimeZoneField
          label={texts.timeZone}
          error={problem(`${name}.timeZone`)}
          value={timeZone || own}
          own={own}
          onChange={changeZone}
          texts={formTexts.choice}
        />
      </div>
      <TextField
        {...register(`${name}.meetingUrl`)}
        type="url"
        label={texts.meetingUrl}
        optional={formTexts.optional}
        error={problem(`${name}.meetingUrl`)}
        autoComplete="off"
      />
      <MaterialFields {...{ form, problem, index, texts, fileUpload }} optional={formTexts.optional} />
    </div>
  );
}
