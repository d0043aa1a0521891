import type { InstructorFormTexts } from '@lyceum/ui/patterns/InstructorForm';
import type { TFunction } from 'i18next';

/** The texts of an `InstructorForm`, without its button. */
export function instructorFormTexts(
  t: TFunction<['instructor']>,
): Omit<InstructorFormTexts, 'submit' | 'busy'> {
  return {
    expertise: t('instructor:fields.expertise'),
    expertiseHint: t('instructor:fields.expertiseListHint'),
    qualifications: t('instructor:fields.qualifications'),
    qualificationsHint: t('instructor:fields.qualificationsHint'),
    bio: t('instructor:fields.bio'),
    bioHint: t('instructor:fields.bioHint'),
  };
}
