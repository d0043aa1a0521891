import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import type { Language } from '@lyceum/i18n';
import { emptyCourseDraft } from '@lyceum/rules/course';
import type { TFunction } from 'i18next';
import type { ContextFrom } from 'xstate';
import { courseCard, named } from '../../catalog/views.ts';

type Edited = Pick<ContextFrom<typeof courseEditorMachine>, 'course' | 'draft' | 'user' | 'domains'>;

/** The price, or 0 while the field has no number. */
const priceOr0 = (value: number | null) => (value === null || Number.isNaN(value) ? 0 : value);

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** The card of the edited course. @param placeholder replaces a missing name */
export function coursePreview(
  { course, draft, user, domains }: Edited,
  placeholder: string,
  t: TFunction<['catalog', 'common']>,
  language: Language,
  timeZone: string,
) {
  const { name, price, sessionList, promotionalImage, category, scheduledTime } = draft ?? emptyCourseDraft;
  const categories = domains.flatMap((domain) => domain.categories ?? []);
  const starts = sessionList.map(({ startsAt }) => startsAt ?? '').filter(isMoment);
  const start = starts.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? scheduledTime;
  const card = courseCard(
    {
      id: course?.id ?? 'new',
      name,
      href: course?.href ?? '',
      promotionalImage,
      category: { color: categories.find(({ id }) => id === category)?.color ?? '' },
      rating: course?.rating ?? null,
      ratingCount: course?.ratingCount ?? 0,
      price: priceOr0(price),
      learners: { enrolled: course?.learners.enrolled ?? 0, required: null },
      sessions: Math.max(sessionList.length, 1),
      scheduledTime: start && isMoment(start) ? start : null,
      instructor: user,
    },
    t,
    language,
    timeZone,
  );
  return { ...card, ...named(name, language, placeholder) };
}
