import { type Language, languages } from '@lyceum/i18n';
import { isLocalized, localizedFields } from '@lyceum/rules/course';
import type { PublicationItem } from '@lyceum/rules/publication';
import type { FieldPath } from 'react-hook-form';
import type { TypedCourse } from './types.ts';

/** The id of the button that adds a session, for a course without any. */
export const addSessionId = 'add-session';

/** A field of the form and the language in which it is shown. */
interface Place {
  field: FieldPath<TypedCourse>;
  language: Language;
}

/** Where the user completes an open item of the checklist; null for a course without sessions. */
export function placeOf(item: PublicationItem, values: TypedCourse, shown: Language): Place | null {
  const isBlank = (text: string | undefined) => !text?.trim();
  const byPreference = [shown, ...languages];
  if (item === 'sessionList') return null;
  if (item === 'translations') {
    const isOpen = (each: Language) => localizedFields.some((field) => isBlank(values[field][each]));
    const language = byPreference.find(isOpen) ?? shown;
    const field = localizedFields.find((each) => isBlank(values[each][language])) ?? 'name';
    return { field: `${field}.${language}`, language };
  }
  if (item === 'sessionTitles') {
    const untitled = values.sessionList.findIndex(({ title }) => Object.values(title).every(isBlank));
    return untitled < 0 ? null : { field: `sessionList.${untitled}.title.${shown}`, language: shown };
  }
  return { field: isLocalized(item) ? `${item}.${shown}` : item, language: shown };
}
