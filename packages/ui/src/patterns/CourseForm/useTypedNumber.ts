'use client';

import { type Language, numberText, readNumber } from '@lyceum/i18n';
import { type ChangeEvent, useState } from 'react';
import type { FieldTexts } from '../../components/Field/Field.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { NumberTexts } from './texts.ts';

export interface TypedNumberOptions extends Pick<FieldTexts, 'description' | 'error'> {
  /** The number, null if the field is empty, or NaN if it is invalid. */
  value: number | null;
  onChange: (value: number | null) => void;
  texts: NumberTexts;
}

/** What kind of number a field takes. */
interface NumberKind {
  /** Whether the field takes this number. A reading that it does not take is none if another one is. */
  accepts: (number: number) => boolean;
  format: (number: number, language: Language) => string;
}

/**
 * The props of a text field for a number in the digits and separators of the language [2.490]. `<input type="number">`
 * is no option, because it turns invalid input into an empty string.
 */
export function useTypedNumber(
  { value, onChange, description, error, texts }: TypedNumberOptions,
  { accepts, format }: NumberKind,
) {
  const { language } = useUi();
  const initial = value === null || Number.isNaN(value) ? '' : numberText(value, language);
  const [typed, setTyped] = useState(initial);
  const readingsOf = (text: string) => {
    const readings = readNumber(text, language);
    const accepted = readings.filter(accepts);
    return accepted.length > 0 ? accepted : readings.slice(0, 1);
  };
  const [first, second] = readingsOf(typed);
  const shown = (number: number) => format(number, language);
  // `49.90` starts with the plain text of its number, `1,000` does not.
  const isSeen = value === null || !accepts(value) || typed.trim().startsWith(numberText(value, language));
  const isAmbiguous = first !== undefined && second !== undefined;
  return {
    description: isSeen ? description : [description, texts.read(shown(value))].filter(Boolean).join(' '),
    error: error && isAmbiguous ? texts.ambiguous(shown(first), shown(second)) : error,
    defaultValue: initial,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      const [number = Number.NaN, other] = readingsOf(currentTarget.value);
      if (currentTarget.value.trim() === '') onChange(null);
      else onChange(other === undefined ? number : Number.NaN);
    },
  };
}
