import * as z from 'zod/mini';
import { isHttpsAddress } from '../addresses.ts';
import { longest, plainLine, say, text } from '../fieldSchemas.ts';
import { byLanguage } from '../languages.ts';
import { isTimeZone } from '../timeZones.ts';
import { type FileType, fileTypeNames } from '../uploads.ts';
import { withoutBlanks } from './localized.ts';

export const lessonTitleMaximum = 150;
const lessonMinimumMinutes = 5;
const lessonMaximumMinutes = 24 * 60;
export const materialsPerLesson = 20;
export const materialTitleMaximum = 150;
const linkMaximum = 2000;

const link = z.string().check(z.trim(), longest(linkMaximum));

const lessonTitle = z.pipe(
  z.object(
    byLanguage(() => z.optional(z.string().check(z.trim(), longest(lessonTitleMaximum), plainLine()))),
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

interface MaterialDraft {
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
      z.refine<MaterialDraft>(({ url, file }) => file !== undefined || isHttpsAddress(url), {
        error: say('linkInvalid'),
        path: ['url'],
      }),
    ),
  z.transform(({ id, title, url, file }) => (file ? { id, title, url: '', file } : { id, title, url })),
);

interface ScheduleDraft {
  startsAt: string | null;
  durationMinutes: number | null;
  timeZone: string;
}

/** A lesson as it is edited; parsed, it is what the contract takes. */
export const lesson = z.pipe(
  z
    .object({
      id: z.string(),
      title: lessonTitle,
      startsAt: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
      durationMinutes: z.nullable(
        z
          .number(say('durationInvalid'))
          .check(
            z.int(say('durationInvalid')),
            z.minimum(lessonMinimumMinutes, say('durationInvalid')),
            z.maximum(lessonMaximumMinutes, say('durationInvalid')),
          ),
      ),
      timeZone: z.string(),
      meetingUrl: link.check(z.refine((text) => text === '' || isHttpsAddress(text), say('linkInvalid'))),
      materials: z.array(material).check(z.maxLength(materialsPerLesson, say('tooMany'))),
    })
    .check(
      z.refine<ScheduleDraft>(
        ({ startsAt, durationMinutes }) => startsAt === null || durationMinutes !== null,
        { error: say('durationInvalid'), path: ['durationMinutes'] },
      ),
      z.refine<ScheduleDraft>(({ startsAt, timeZone }) => startsAt === null || isTimeZone(timeZone), {
        error: say('timeZoneUnknown'),
        path: ['timeZone'],
      }),
    ),
  z.transform(({ startsAt, durationMinutes, timeZone, meetingUrl, ...lesson }) => ({
    ...lesson,
    schedule: startsAt === null || durationMinutes === null ? null : { startsAt, durationMinutes, timeZone },
    meetingUrl: meetingUrl || null,
  })),
);

/** A lesson as it is edited. */
export type LessonDraft = z.input<typeof lesson>;
