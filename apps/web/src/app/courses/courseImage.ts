import { findLocalized, type Language, type Localized } from '@lyceum/i18n';
import { seededRandom } from '@lyceum/rules';

/** What the image of a course's shared link shows. */
export interface SharedCourse {
  id: string;
  name: Localized;
  category: { name: Localized; color: string };
  instructor: { name: string };
  rating?: number | null | undefined;
  ratingCount: number;
  price: number;
}

/** Changes with the look of the images. */
const look = '1';

/** The version in the address of the image. It changes with everything that the image shows. */
export function courseImageVersion(course: SharedCourse, language: Language): string {
  const { id, name, category, instructor, rating, ratingCount, price } = course;
  const texts = [name, category.name].map((each) => findLocalized(each, language)?.text);
  const content = [id, ...texts, category.color.toLowerCase(), instructor.name, rating, ratingCount, price];
  const seed = JSON.stringify(content);
  const part = (salt: string) => Math.floor(seededRandom(look, salt, seed) * 2 ** 32).toString(36);
  return `${part('a')}${part('b')}`;
}

/** The path of the image of a course's shared link, which the server draws in a language. */
export const courseImagePath = (course: SharedCourse, language: Language): string =>
  `/pictures/social/${language}/${courseImageVersion(course, language)}/${encodeURIComponent(course.id)}.png`;
