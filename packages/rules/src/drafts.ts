import * as z from 'zod/mini';
import type { Language } from './languages.ts';

/*
 * The stored drafts of forms: whatever the user has typed, complete or not. Each schema lists all stored fields, so
 * that passwords are never stored.
 */

/** The draft of onboarding, instructor info and the application of existing users. */
export const instructorDraftSchema = z.object({
  expertise: z.array(z.string()),
  qualifications: z.string(),
  bio: z.string(),
});

/** The draft of an expert sign-up. Passwords have to be typed again. */
export const expertDraftSchema = z.extend(instructorDraftSchema, { name: z.string(), email: z.string() });

const written = z.optional(z.string());
const inLanguages = z.object({ en: written, ar: written, fr: written } satisfies Record<
  Language,
  typeof written
>);
// Anything that is not a number or a date is stored as null.
const number = z.catch(z.nullable(z.number()), null);
const moment = z.catch(z.nullable(z.iso.datetime({ offset: true })), null);

/** The draft of a course. */
export const courseDraftSchema = z.object({
  name: inLanguages,
  description: inLanguages,
  category: z.string(),
  price: number,
  sessions: number,
  handsOnPractice: z.boolean(),
  learnersRequired: number,
  tags: z.array(z.string()),
  promotionalImage: z.nullable(z.string()),
  scheduledTime: moment,
});

/** A stored draft with the current step. */
export const storedDraftSchema = <Draft extends z.ZodMiniType, const Step extends string>(
  draft: Draft,
  steps: readonly Step[],
) => z.object({ draft, step: z.enum(steps) });

/** A stored draft of a form with steps. */
export interface StoredDraft<Draft, Step extends string> {
  draft: Draft;
  step: Step;
}

export type ExpertDraft = z.infer<typeof expertDraftSchema>;
export type CourseDraft = z.infer<typeof courseDraftSchema>;
