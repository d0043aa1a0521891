'use client';

import { useMemo, useState } from 'react';
import { Combobox, type ComboboxTexts } from '../../components/Combobox/index.ts';
import type { FieldTexts } from '../../components/Field/Field.tsx';

interface TimeZoneFieldProps extends FieldTexts {
  /** An IANA zone. */
  value: string;
  onChange: (zone: string) => void;
  /** The zone of the user, which comes first. */
  own: string;
  texts: ComboboxTexts;
}

const optionOf = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** All zones of the browser, that of the user first. Older browsers list none. */
function zones(own: string, selected: string): string[] {
  return [...new Set([own, selected, 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])])];
}

/** Selects a time zone by typing. It cannot be empty: a cleared field shows the former zone when the focus leaves it. */
export function TimeZoneField({ value, onChange, own, texts, ...frame }: TimeZoneFieldProps) {
  const [isCleared, setCleared] = useState(false);
  const options = useMemo(() => zones(own, value).map(optionOf), [own, value]);
  return (
    <Combobox
      {...frame}
      options={options}
      value={isCleared ? null : value}
      onChange={(zone) => {
        setCleared(zone === null);
        if (zone !== null) onChange(zone);
      }}
      onBlur={() => setCleared(false)}
      texts={texts}
    />
  );
}
