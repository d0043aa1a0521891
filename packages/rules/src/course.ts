import * as z from 'zod/mini';
import { imageAddressMaximum, isHttpsAddress, isSafeImageAddress } from './addresses.ts';
import { draftSchema, emptyDraft } from './draftSchemas.ts';
import { longest, plainLine, say, text, visibleText } from './fieldSchemas.ts';
import { byLanguage, type Language, type Localized, languages } from './languages.ts';
import { isVisible } from './names.ts';
import { hasEnoughSeats } from './seats.ts';
import { isTimeZone } from './timeZones.ts';
import { type FileType, fileTypeNames } from './uploads.ts';
import type { ValidationKey } from './validation.ts';

export const courseNameMaximum = 150;
export const courseDescriptionMaximum = 5000;
export const coursePriceMaximum = 100_000;
export const courseSessionsMaximum = 500;
export const sessionTitleMaximum = 150;
const sessionMinimumMinutes = 5;
const sessionMaximumMinutes = 24 * 60;
export const materialsPerSession = 20;
export const materialTitleMaximum = 150;
const linkMaximum = 2000;
/** Of the learners that a course needs, and of its seats. */
export const courseLearnersMaximum = 100_000;
export const courseTagsMaximum = 20;
export const courseTagMaximum = 40;

// The contract rejects empty texts, so a blank language is removed with its key.
const withoutBlanks = (texts: { [L in Language]?: string | undefined }): { [L in Language]?: string } =>
  Object.fromEntries(
    languages.flatMap((language) => (isVisible(texts[language] ?? '') ? [[language, texts[language]]] : [])),
  );

const inSomeLanguage = (
  required: ValidationKey,
  maximum: number,
  ...checks: ReturnType<typeof plainLine>[]
) => {
  const one = z.optional(z.string().check(z.trim(), longest(maximum), ...checks));
  return z.pipe(
    z
      .object(byLanguage(() => one))
      .check(
        z.refine<Localized>(
          (texts) => languages.some((language) => isVisible(texts[language] ?? '')),
          say(required),
        ),
      ),
    z.transform(withoutBlanks),
  );
};

const wholeNumber = (message: ValidationKey, maximum: number) =>
  z
    .number(say(message))
    .check(z.int(say(message)), z.minimum(1, say(message)), z.maximum(maximum, say(message)));

const link = z.string().check(z.trim(), longest(linkMaximum));

const sessionTitle = z.pipe(
  z.object(
    byLanguage(() => z.optional(z.string().check(z.trim(), longest(sessionTitleMaximum), plainLine()))),
  ),
  z.transform((texts) => {
    const title = withoutBlanks(texts);
    return Object.keys(title).length > 0 ? title : null;
  }),
);

/** An uploaded file, as the server describes it. */
export interface MaterialFile {
  id: string;
  type: FileType;
  sizeBytes: number;
}

interface TypedMaterial {
  url: string;
  file?: MaterialFile | undefined;
}

/** A link or an uploaded file, which needs no address. */
const material = z.pipe(
  z
    .object({
      id: z.string(),
      title: text('materialTitleRequired', materialTitleMaximum).check(plainLine()),
      url: link,
      file: z.optional(z.object({ id: z.string(), type: z.enum(fileTypeNames), sizeBytes: z.number() })),
    })
    .check(
      z.refine<TypedMaterial>(({ url, file }) => file !== undefined || isHttpsAddress(url), {
        error: say('linkInvalid'),
        path: ['url'],
      }),
    ),
  z.transform(({ id, title, url, file }) => (file ? { id, title, url: '', file } : { id, title, url })),
);

interface TypedSchedule {
  startsAt: string | null;
  durationMinutes: number | null;
  timeZone: string;
}

/** A course session as it is edited; parsed, it is what the contract takes. */
const courseSession = z.pipe(
  z
    .object({
      id: z.string(),
      title: sessionTitle,
      startsAt: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
      durationMinutes: z.nullable(
        z
          .number(say('durationInvalid'))
          .check(
            z.int(say('durationInvalid')),
            z.minimum(sessionMinimumMinutes, say('durationInvalid')),
            z.maximum(sessionMaximumMinutes, say('durationInvalid')),
          ),
      ),
      timeZone: z.string(),
      meetingUrl: link.check(z.refine((text) => text === '' || isHttpsAddress(text), say('linkInvalid'))),
      materials: z.array(material).check(z.maxLength(materialsPerSession, say('tooMany'))),
    })
    .check(
      z.refine<TypedSchedule>(
        ({ startsAt, durationMinutes }) => startsAt === null || durationMinutes !== null,
        { error: say('durationInvalid'), path: ['durationMinutes'] },
      ),
      z.refine<TypedSchedule>(({ startsAt, timeZone }) => startsAt === null || isTimeZone(timeZone), {
        error: say('timeZoneUnknown'),
        path: ['timeZone'],
      }),
    ),
  z.transform(({ startsAt, durationMinutes, timeZone, meetingUrl, ...session }) => ({
    ...session,
    schedule: startsAt === null || durationMinutes === null ? null : { startsAt, durationMinutes, timeZone },
    meetingUrl: meetingUrl || null,
  })),
);

const hasAtMostTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;

/** Creating and editing a course (docs/product.md, Courses and learning). */
export const courseSchema = z
  .object({
    name: inSomeLanguage('courseNameRequired', courseNameMaximum, plainLine()),
    description: inSomeLanguage('courseDescriptionRequired', courseDescriptionMaximum),
    category: z.string(say('categoryRequired')).check(z.minLength(1, say('categoryRequired'))),
    price: z
      .number(say('priceInvalid'))
      .check(
        z.minimum(0, say('priceInvalid')),
        z.maximum(coursePriceMaximum, say('priceInvalid')),
        z.refine(hasAtMostTwoDecimals, say('priceInvalid')),
      ),
    sessionList: z
      .array(courseSession)
      .check(z.minLength(1, say('sessionsRequired')), z.maxLength(courseSessionsMaximum, say('tooMany'))),
    handsOnPractice: z.boolean(),
    learnersRequired: z.nullable(wholeNumber('learnersInvalid', courseLearnersMaximum)),
    seats: z.nullable(wholeNumber('learnersInvalid', courseLearnersMaximum)),
    tags: z
      .array(z.string().check(z.trim(), visibleText('textInvalid'), longest(courseTagMaximum), plainLine()))
      .check(z.maxLength(courseTagsMaximum, say('tooMany'))),
    promotionalImage: z.nullable(
      z.string().check(longest(imageAddressMaximum), z.refine(isSafeImageAddress, say('imageInvalid'))),
    ),
    scheduledTime: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
  })
  .check(z.refine(hasEnoughSeats, { error: say('seatsTooFew'), path: ['seats'] }));

/** The draft of a course. */
export const courseDraftSchema = draftSchema(courseSchema);
export const emptyCourseDraft = emptyDraft(courseSchema);

/** A draft with the revision of the course that it changes, null for a new course, and when it was stored. */
export const storedCourseSchema = z.object({
  draft: courseDraftSchema,
  revision: z.nullable(z.string()),
  savedAt: z.iso.datetime(),
});

export type StoredCourse = z.infer<typeof storedCourseSchema>;
export type CourseForm = z.infer<typeof courseSchema>;
/** A course session as it is edited. */
export type TypedSession = z.input<typeof courseSession>;
export type CourseDraft = z.infer<typeof courseDraftSchema>;
