/** A text in each of the product's languages. */
export interface Localized {
  readonly en: string;
  readonly ar: string;
  readonly fr: string;
}

/** The format of a course, which determines its name, description, length and price. */
export type Form =
  | 'course'
  | 'intro'
  | 'foundations'
  | 'scratch'
  | 'practice'
  | 'workshop'
  | 'weekend'
  | 'projects'
  | 'mistakes'
  | 'depth'
  | 'mastering'
  | 'advanced';

/**
 * The subject of courses, with its formats: one course for each. A wording contains the name of the subject and its
 * content. French names include their article, which is contracted with `à` and `de`; Arabic names are definite.
 */
export type Subject = readonly [
  slug: string,
  forms: readonly Form[],
  en: readonly [name: string, covers: string],
  ar: readonly [name: string, covers: string],
  fr: readonly [name: string, covers: string],
];

/** A category. `ways` are sentences about how learners work in its courses. */
export interface CategorySource {
  readonly id: string;
  readonly color: string;
  readonly tag: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly ways: readonly [Localized, Localized];
  readonly subjects: readonly Subject[];
}

export interface DomainSource {
  readonly id: string;
  readonly color: string;
  readonly name: Localized;
  readonly categories: readonly CategorySource[];
}

export interface DemoDomain {
  readonly id: string;
  readonly name: Localized;
  /** `#rrggbb` */
  readonly color: string;
  readonly href: string;
}

export interface DemoCategory extends DemoDomain {
  readonly domainId: string;
  readonly description: Localized;
}

export interface DemoExpertise {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
}

export interface DemoInstructor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Ids of expertises. */
  readonly expertise: readonly string[];
  readonly qualifications: string;
  readonly bio: string;
  /** Ids of the categories whose courses this instructor teaches. */
  readonly teaches: readonly string[];
}

export interface DemoCourse {
  readonly id: string;
  readonly categoryId: string;
  readonly instructorId: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly href: string;
  readonly promotionalImage: string;
  readonly priceCents: number;
  readonly lessons: number;
  /** At most one per lesson, often none. */
  readonly lessonTitles: readonly Localized[];
  readonly handsOnPractice: boolean;
  /** 3.4 to 5.0 with one decimal; null for a course without ratings. */
  readonly rating: number | null;
  readonly tags: readonly string[];
  /** The number of enrolled learners, and the minimum size of a group. */
  readonly learners: { readonly enrolled: number; readonly required: number };
  /** Hours from seeding to the first lesson; null for courses that start at any time. */
  readonly startsInHours: number | null;
  /** Ids of courses. */
  readonly related: readonly string[];
}

export const text = (en: string, ar: string, fr: string): Localized => ({ en, ar, fr });
