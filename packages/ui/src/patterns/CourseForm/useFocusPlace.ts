'use client';

import type { Language } from '@lyceum/i18n';
import type { PublicationItem } from '@lyceum/rules/publication';
import { useEffect, useState } from 'react';
import { addSessionId, placeOf } from './places.ts';
import type { CourseFormReturn } from './types.ts';

/** @returns a function that moves the focus to the field of an item, in the language in which it is open */
export function useFocusPlace(
  form: CourseFormReturn,
  language: Language,
  onLanguageSelect: (language: Language) => void,
): (item: PublicationItem) => void {
  const [wanted, setWanted] = useState<{ place: ReturnType<typeof placeOf> } | null>(null);
  const { setFocus } = form;
  // The fields of a language can have the focus once its tab is selected.
  useEffect(() => {
    if (wanted?.place) setFocus(wanted.place.field);
    else if (wanted) document.getElementById(addSessionId)?.focus();
  }, [wanted, setFocus]);
  return (item) => {
    const place = placeOf(item, form.getValues(), language);
    if (place) onLanguageSelect(place.language);
    setWanted({ place });
  };
}
