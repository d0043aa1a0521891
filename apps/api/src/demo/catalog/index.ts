import { seededRandom } from '@lyceum/rules';
import { demoInstructorEmail } from '../accounts.ts';
import { business } from './business.ts';
import { between, composeDescription, composeName, pick, typesetFrench } from './compose.ts';
import { cooking } from './cooking.ts';
import { crafts } from './crafts.ts';
import { design } from './design.ts';
import { furtherExpertises } from './expertises.ts';
import { film } from './film.ts';
import { finance } from './finance.ts';
import { forms } from './forms.ts';
import { instructors } from './instructors.ts';
import { languages } from './languages.ts';
import { lessonTitles } from './lessonTitles.ts';
import { marketing } from './marketing.ts';
import { music } from './music.ts';
import { nature } from './nature.ts';
import { science } from './science.ts';
import { technology } from './technology.ts';
import type {
  CategorySource,
  DemoCategory,
  DemoCourse,
  DemoDomain,
  DemoExpertise,
  DemoInstructor,
  Form,
  Localized,
  Subject,
} from './types.ts';
import { wellbeing } from './wellbeing.ts';
import { writing } from './writing.ts';

export type { DemoCourse } from './types.ts';

export interface DemoCatalog {
  readonly domains: readonly DemoDomain[];
  readonly categories: readonly DemoCategory[];
  readonly courses: readonly DemoCourse[];
  readonly expertises: readonly DemoExpertise[];
  readonly instructors: readonly DemoInstructor[];
}

const domainSources = [
  business,
  cooking,
  crafts,
  design,
  film,
  finance,
  languages,
  marketing,
  music,
  nature,
  science,
  technology,
  wellbeing,
  writing,
];

/** Its picture is not there on purpose: the place to see the fallback. */
export const courseWithoutImage = 'oud-workshop';

const relatedCourses = 4;
const cents = [0, 0, 50, 90, 99, 75, 95] as const;

const typeset = (words: Localized): Localized => ({ ...words, fr: typesetFrench(words.fr) });

/** Most groups are small, a few are crowded. New courses have hardly anyone yet. */
function enrolledIn(id: string, isNew: boolean, smallGroups: boolean): number {
  if (smallGroups) return between([10, 44], id, 'enrolled');
  if (isNew) return between([0, 9], id, 'enrolled');
  return Math.round(12 + 4788 * seededRandom(id, 'enrolled') ** 3.4);
}

function priceOf(id: string, form: Form): number {
  const [lowest, highest] = forms[form].price;
  if (lowest === 0 && seededRandom(id, 'free') < 0.25) return 0;
  return between([Math.max(lowest, 9), highest], id, 'price') * 100 + pick(cents, id, 'cents');
}

function startOf(id: string, form: Form): number | null {
  if ((form !== 'workshop' && form !== 'weekend') || seededRandom(id, 'scheduled') < 0.5) return null;
  return between([2, 80], id, 'day') * 24 + between([0, 9], id, 'hour');
}

function instructorFor(category: CategorySource, subject: Subject): DemoInstructor {
  const [first, ...others] = instructors.filter(({ teaches }) => teaches.includes(category.id));
  if (!first) throw new Error(`Nobody teaches ${category.id}: add it to someone in instructors.ts.`);
  return pick([first, ...others], subject[0], 'instructor');
}

function coursesOf(category: CategorySource): DemoCourse[] {
  const offered = category.subjects.flatMap((subject) =>
    subject[1].map((form) => ({ subject, form, id: forms[form].slug(subject[0]) })),
  );
  return offered.map(({ subject, form, id }, position) => {
    const wording = forms[form];
    const instructor = instructorFor(category, subject);
    const isNew = seededRandom(id, 'new') < 0.09;
    const others = [...offered.slice(position + 1), ...offered.slice(0, position)];
    const sameSubject = others.filter((other) => other.subject === subject);
    const nearby = others.filter((other) => other.subject !== subject);
    return {
      id,
      categoryId: category.id,
      instructorId: instructor.id,
      name: composeName(wording, subject),
      description: composeDescription(id, wording, category.ways, subject),
      href: `/course/${id}`,
      promotionalImage: `/pictures/courses/${id === courseWithoutImage ? 'lost/' : ''}${id}.jpg`,
      priceCents: priceOf(id, form),
      lessons: between(wording.sessions, id, 'sessions'),
      lessonTitles: (lessonTitles[id] ?? []).map(typeset),
      handsOnPractice: wording.handsOnPractice,
      rating: isNew ? null : Math.round((5 - 1.6 * seededRandom(id, 'rating') ** 2) * 10) / 10,
      tags: [...new Set([category.tag, subject[0].replaceAll('-', ' '), wording.tag])],
      learners: {
        enrolled: enrolledIn(id, isNew, instructor.email === demoInstructorEmail),
        required: between([4, 12], id, 'required'),
      },
      startsInHours: startOf(id, form),
      related: [...sameSubject, ...nearby].slice(0, relatedCourses).map((other) => other.id),
    };
  });
}

const categorySources = domainSources.flatMap(({ categories }) => categories);

/** The demonstration catalog (docs/product.md, Demonstration). It is the same at every start. */
export const demoCatalog: DemoCatalog = {
  domains: domainSources.map(({ id, name, color }) => ({ id, name, color, href: `/domain/${id}` })),
  categories: domainSources.flatMap((domain) =>
    domain.categories.map(({ id, name, description, color }) => ({
      id,
      domainId: domain.id,
      name,
      description: typeset(description),
      color,
      href: `/category/${id}`,
    })),
  ),
  courses: categorySources.flatMap(coursesOf),
  expertises: [
    ...categorySources.map(({ id, name, description }) => ({ id, name, description: typeset(description) })),
    ...furtherExpertises.map((expertise) => ({ ...expertise, description: typeset(expertise.description) })),
  ],
  instructors,
};
