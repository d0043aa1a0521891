import * as z from 'zod/mini';
import { draftSchema, emptyDraft } from './draftSchemas.ts';
import { accountStepSchema, instructorSchema } from './schemas.ts';

/** The draft of onboarding, instructor info and the application of existing users. */
export const instructorDraftSchema = draftSchema(instructorSchema);
export const emptyInstructorDraft = emptyDraft(instructorSchema);

const { name, email } = accountStepSchema.shape;
const expertSchema = z.extend(instructorSchema, { name, email });

/** The draft of an expert sign-up. Passwords have to be typed again. */
export const expertDraftSchema = draftSchema(expertSchema);
export const emptyExpertDraft = emptyDraft(expertSchema);

/** A stored draft of a form with steps. */
export interface StoredDraft<Draft, Step extends string> {
  draft: Draft;
  step: Step;
}

export type StoredDraftSchema<Draft, Step extends string> = z.ZodMiniType<StoredDraft<Draft, Step>>;

/** A stored draft with the current step. */
export const storedDraftSchema = <Draft, const Step extends string>(
  draft: z.ZodMiniType<Draft>,
  steps: readonly Step[],
): StoredDraftSchema<Draft, Step> => z.object({ draft, step: z.enum(steps) });

export type ExpertDraft = z.infer<typeof expertDraftSchema>;
