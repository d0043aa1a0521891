import * as z from 'zod/mini';
import type { Language } from './languages.ts';

/*
 * What is kept of a form that is not sent yet: whatever a person may have typed so far, complete or not. A shape
 * names every field that is kept, so that a password is never among them.
 */

/** Onboarding, instructor info and the application of who has an account. */
export const instructorDraftSchema = z.object({
  expertise: z.array(z.string()),
  qualifications: z.string(),
  bio: z.string(),
});

/** Becoming an expert with a new account, whose passwords are typed anew. */
export const expertDraftSchema = z.extend(instructorDraftSchema, { name: z.string(), email: z.string() });

const written = z.optional(z.string());
const inLanguages = z.object({ en: written, ar: written, fr: written } satisfies Record<
  Language,
  typeof written
>);
// What can't be read as a number, or as a moment, has nothing that could be kept.
const number = z.catch(z.nullable(z.number()), null);
const moment = z.catch(z.nullable(z.iso.datetime({ offset: true })), null);

/** A course as far as it is typed. */
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

/** A draft as it is kept, with the step one was at. */
export const storedDraftSchema = <Draft extends z.ZodMiniType, const Step extends string>(
  draft: Draft,
  steps: readonly Step[],
) => z.object({ draft, step: z.enum(steps) });

/** What was kept of a form in steps. */
export interface StoredDraft<Draft, Step extends string> {
  draft: Draft;
  step: Step;
}

export type ExpertDraft = z.infer<typeof expertDraftSchema>;
export type CourseDraft = z.infer<typeof courseDraftSchema>;
