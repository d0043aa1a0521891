'use client';

import { formatDateTime } from '@lyceum/i18n';
import { Controller, useWatch } from 'react-hook-form';
import { Text } from '../../components/Text/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { TimeField } from './TimeField.tsx';
import type { CourseFormTexts } from './texts.ts';
import type { CourseFormReturn, FieldTextsOf } from './types.ts';

interface StartFieldProps {
  form: CourseFormReturn;
  textsOf: FieldTextsOf;
  timeZone: string;
  texts: CourseFormTexts;
}

/** The start of the course: that of its first session, or a field if the sessions have no times. */
export function StartField({ form: { control }, textsOf, timeZone, texts }: StartFieldProps) {
  const { language } = useUi();
  const sessions = useWatch({ control, name: 'sessionList' });
  const starts = sessions.map(({ startsAt }) => Date.parse(startsAt ?? '')).filter(Number.isFinite);
  if (starts.length > 0) {
    const first = formatDateTime(new Date(Math.min(...starts)), language, timeZone);
    return <Text tone="soft">{texts.startOfSessions(first)}</Text>;
  }
  return (
    <Controller
      control={control}
      name="scheduledTime"
      render={({ field }) => (
        <TimeField
          {...field}
          {...textsOf('scheduledTime')}
          optional={texts.optional}
          timeZone={timeZone}
          texts={texts}
        />
      )}
    />
  );
}
