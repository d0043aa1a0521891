/** A text in each of the product's languages. */
export interface Localized {
  readonly en: string;
  readonly ar: string;
  readonly fr: string;
}

/** How a subject is taught: it shapes a course's name, description, length and price. */
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
 * What courses are about, and the forms in which it is offered: one course for each.
 * A wording is the subject's name and what it covers; the French ones carry their article,
 * from which `à` and `de` are contracted, the Arabic ones are definite.
 */
export type Subject = readonly [
  slug: string,
  forms: readonly Form[],
  en: readonly [name: string, covers: string],
  ar: readonly [name: string, covers: string],
  fr: readonly [name: string, covers: string],
];

/** A category as it is written down. `ways` are sentences on how people work in its courses. */
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
  /** Ids of the categories whose courses this person gives. */
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
  readonly sessions: number;
  readonly handsOnPractice: boolean;
  /** 3.4 to 5.0 with one decimal; null for a course that nobody has rated yet. */
  readonly rating: number | null;
  readonly tags: readonly string[];
  /** People enrolled, and how many a group needs to begin. */
  readonly learners: { readonly enrolled: number; readonly required: number };
  /** Hours from the moment of seeding to the first meeting; null where people start when they like. */
  readonly startsInHours: number | null;
  /** Ids of courses. */
  readonly related: readonly string[];
}

export const text = (en: string, ar: string, fr: string): Localized => ({ en, ar, fr });
