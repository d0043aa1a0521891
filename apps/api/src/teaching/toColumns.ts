import type { components } from '@lyceum/api-client/schema';
import type { Updateable } from 'kysely';
import type { Tables } from '../platform/database/schema.ts';

type CourseChange = components['schemas']['CourseChange'];

/** The columns of the given fields; Kysely ignores the others. A field that is not listed has a column of the same name. */
export function toColumns({
  name,
  description,
  category,
  price,
  sessions,
  sessionTitles,
  handsOnPractice,
  learnersRequired,
  promotionalImage,
  scheduledTime,
  ...others
}: Omit<CourseChange, 'sessionList'>) {
  const columns: Pick<Updateable<Tables['courses']>, keyof typeof others> = others;
  return {
    ...columns,
    name: name && JSON.stringify(name),
    description: description && JSON.stringify(description),
    category_id: category,
    price_cents: price && Math.round(price * 100),
    lesson_count: sessions,
    lesson_titles: sessionTitles && JSON.stringify(sessionTitles),
    hands_on_practice: handsOnPractice,
    learners_required: learnersRequired,
    promotional_image: promotionalImage,
    scheduled_time: typeof scheduledTime === 'string' ? new Date(scheduledTime) : scheduledTime,
  } satisfies Updateable<Tables['courses']>;
}
