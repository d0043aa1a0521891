import { type Language, languages } from '@lyceum/i18n';
import { type LocalizedField, localizedFields } from '@lyceum/rules/course';
import type { FieldErrors } from 'react-hook-form';
import type { TypedCourse } from './types.ts';

/** The language whose texts are shown first: the language of the page, or another one if only that one has texts. */
export function firstLanguage(draft: Pick<TypedCourse, LocalizedField>, current: Language): Language {
  const hasText = (language: Language) => localizedFields.some((field) => draft[field][language]);
  return [current, ...languages].find(hasText) ?? current;
}

/** The language to show after a failed submission: the shown one, unless only another one has errors. */
export function invalidLanguage(errors: FieldErrors<TypedCourse>, shown: Language): Language {
  const concernsAll = localizedFields.some((field) => errors[field]?.message);
  const hasError = (language: Language) =>
    localizedFields.some((field) => errors[field]?.[language]) ||
    errors.sessionList?.some?.((session) => session?.title?.[language]);
  if (concernsAll) return shown;
  return [shown, ...languages].find(hasError) ?? shown;
}
