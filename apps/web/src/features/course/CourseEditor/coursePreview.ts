import type { Language } from '@lyceum/i18n';
import type { TFunction } from 'i18next';
import { courseCard, localizedName } from '../../../app/courses/views.ts';
import { type Edited, previewedCourse } from './preview/previewedCourse.ts';

/** The card of the edited course. @param placeholder replaces a missing name */
export function coursePreview(
  edited: Edited,
  placeholder: string,
  t: TFunction<['catalog', 'common']>,
  language: Language,
  timeZone: string,
) {
  const { course } = previewedCourse(edited);
  return {
    ...courseCard(course, t, language, timeZone),
    ...localizedName(course.name, language, placeholder),
  };
}
