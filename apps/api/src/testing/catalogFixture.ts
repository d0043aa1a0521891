import type { Insertable } from 'kysely';
import type { Tables } from '../platform/database/schema.ts';
import type { SignedInUser, TestApi } from './api.ts';
import { addCategory, addCourse, addDomain } from './catalog.ts';

/** An approved instructor with a published course `knots` of 8 sessions for 49.90, in the category `crafts`. */
export async function addCatalogFixture(
  api: TestApi,
  course: Partial<Insertable<Tables['courses']>> = {},
): Promise<SignedInUser> {
  const instructor = await api.instructor();
  await addDomain(api, { id: 'making' });
  await addCategory(api, { id: 'crafts', domain_id: 'making' });
  await addCategory(api, { id: 'textiles', domain_id: 'making' });
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  await addCourse(api, { id: 'knots', ...owned, ...course });
  return instructor;
}
