import { type FileType, fileTypeNames, fileTypes } from '@lyceum/rules';
import { sql } from 'kysely';
import { createConcurrencyLimit } from '../platform/base/concurrency.ts';
import { newId } from '../platform/base/ids.ts';
import { Problem } from '../platform/base/problems.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { type ReceivedFile, readReceived } from '../platform/http/receive.ts';
import { reserveSpace, storeObjects } from './uploads.ts';
import type { FileDefect } from './verifyFile.ts';

/** Each is in memory while it is verified and stored. */
const filesProcessedAtOnce = 2;
/** The maximum length of the queue; further uploads get a 503. */
const fileQueueMaximum = 20;

interface StoredFile {
  id: string;
  type: FileType;
  sizeBytes: number;
}

const retryAfterSeconds = 5;

/** The key of a file in the storage. */
export const fileKey = (id: string) => `files/${id}`;

const runLimited = createConcurrencyLimit(
  { concurrency: filesProcessedAtOnce, queue: { normal: fileQueueMaximum, high: 0 } },
  () => new Problem('unavailable', { retryAfter: retryAfterSeconds }),
);

/**
 * Verifies and stores a file for the materials of a lesson.
 * @throws {Problem} 503 if too many files are waiting
 */
export function storeFile(
  context: Context,
  user: UserRow,
  received: ReceivedFile,
): Promise<StoredFile | FileDefect | 'uploadSpaceFull'> {
  const type = fileTypeNames.find((each) => fileTypes[each] === received.type);
  if (!type) throw new Error(`The contract accepts ${received.type}, which is no type of files`);
  return runLimited(async () => {
    const { db, now } = context;
    // Loaded with the first upload, like the library for images.
    const { defectOf } = await import('./verifyFile.ts');
    const content = await readReceived(received);
    const defect = await defectOf(content, type);
    if (defect !== null) return defect;
    const created_at = now();
    const id = newId(created_at);
    const upload = { id, user_id: user.id, kind: 'file', file_type: type, created_at } as const;
    if (!(await reserveSpace(db, { ...upload, size_bytes: content.length }))) return 'uploadSpaceFull';
    await storeObjects(context, id, [[fileKey(id), content]]);
    return { id, type, sizeBytes: content.length };
  });
}

/**
 * Whether a user may use files in a course: the user's own uploads, and those that the course already has. They are kept
 * from then on.
 */
export async function claimFiles(
  trx: Db,
  user: Pick<UserRow, 'id'>,
  courseId: string,
  ids: readonly string[],
): Promise<boolean> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return true;
  const claimed = await sql`
    update uploads set unused_since = null
    where id in (
      select id from uploads where id = any(${uniqueIds}::text[]) and kind = 'file' and state = 'ready' and (
        user_id = ${user.id} or exists (
          select from materials join lessons on lessons.id = materials.lesson_id
          where materials.upload_id = uploads.id and lessons.course_id = ${courseId}
        )
      )
      order by id for no key update
    )
    returning id`.execute(trx);
  return claimed.rows.length === uniqueIds.length;
}
