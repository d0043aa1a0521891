import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import type { Language } from '@lyceum/i18n';
import { emptyCourseDraft } from '@lyceum/rules/drafts';
import type { TFunction } from 'i18next';
import type { ContextFrom } from 'xstate';
import { courseCard, named } from '../../catalog/views.ts';

type Edited = Pick<ContextFrom<typeof courseEditorMachine>, 'course' | 'draft' | 'user' | 'domains'>;

/** The value of a number field, or `empty` while the field has no number. */
const numberOr = (value: number | null, empty: number) =>
  value === null || Number.isNaN(value) ? empty : value;

/** The card of the edited course. @param placeholder replaces a missing name */
export function coursePreview(
  { course, draft, user, domains }: Edited,
  placeholder: string,
  t: TFunction<['catalog', 'common']>,
  language: Language,
  timeZone: string,
) {
  const { name, price, sessions, promotionalImage, category, scheduledTime } = draft ?? emptyCourseDraft;
  const categories = domains.flatMap((domain) => domain.categories ?? []);
  const isScheduled = scheduledTime !== null && !Number.isNaN(Date.parse(scheduledTime));
  const card = courseCard(
    {
      id: course?.id ?? 'new',
      name,
      href: course?.href ?? '',
      promotionalImage,
      category: { color: categories.find(({ id }) => id === category)?.color ?? '' },
      rating: course?.rating ?? null,
      ratingCount: course?.ratingCount ?? 0,
      price: numberOr(price, 0),
      learners: { enrolled: course?.learners.enrolled ?? 0, required: null },
      sessions: numberOr(sessions, 1),
      scheduledTime: isScheduled ? scheduledTime : null,
      instructor: user,
    },
    t,
    language,
    timeZone,
  );
  return { ...card, ...named(name, language, placeholder) };
}
