import { limits, uploadedImageAddress } from '@lyceum/rules';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { anyOf } from '../database/anyOf.ts';
import type { Tables } from '../database/schema.ts';
import { fileKey } from './files.ts';
import { imageKeys } from './imageFiles.ts';

const everyMs = 10 * 60_000;
/** An upload that is not stored after this time failed, or its process crashed. */
const storedWithinMs = 2 * limits.uploadProcessingMs;
const batch = 100;

/**
 * Deletes images that nothing has referred to for a day, files of sessions for a week, and the remains of failed ones. Safe to run at the same time in
 * several processes, and to repeat after a crash: files are deleted before their row.
 */
export async function sweepUploads({ db, now, storage }: Context): Promise<void> {
  const time = now();
  const before = (ms: number) => new Date(time.getTime() - ms);
  await db
    .updateTable('uploads')
    .set({ unused_since: time })
    .where('unused_since', 'is', null)
    .where((eb) => eb.not(isUsed(eb)))
    .execute();
  await db
    .updateTable('uploads')
    .set({ state: 'deleting' })
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'storing'), eb('created_at', '<', before(storedWithinMs))]),
        eb.and([
          eb.or([
            eb.and([eb('kind', '=', 'image'), eb('unused_since', '<', before(limits.unusedUploadKeptMs))]),
            eb.and([eb('kind', '=', 'file'), eb('unused_since', '<', before(limits.unusedFileKeptMs))]),
          ]),
          eb.not(isUsed(eb)),
        ]),
      ]),
    )
    .execute();
  for (;;) {
    const rows = await db
      .selectFrom('uploads')
      .select(['id', 'kind'])
      .where('state', '=', 'deleting')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await storage.delete(rows.flatMap(({ id, kind }) => (kind === 'image' ? imageKeys(id) : [fileKey(id)])));
    await db.deleteFrom('uploads').where('id', '=', anyOf(ids)).execute();
  }
}

/** Whether a course shows the image, or has the file. */
function isUsed(eb: ExpressionBuilder<Tables, 'uploads'>) {
  const [start = '', end = ''] = uploadedImageAddress('*').split('*');
  return eb.or([
    eb.exists(
      eb
        .selectFrom('courses')
        .select('courses.id')
        .where('courses.promotional_image', '=', sql<string>`${start}::text || uploads.id || ${end}::text`)
        .where('courses.promotional_image', 'like', `${start}%`),
    ),
    eb.exists(
      eb.selectFrom('materials').select('materials.id').whereRef('materials.upload_id', '=', 'uploads.id'),
    ),
  ]);
}

/**
 * Sweeps at the start and then every ten minutes.
 * @returns a function that stops it
 */
export function startSweeping(context: Context): () => Promise<void> {
  let current = Promise.resolve();
  const sweep = () => {
    current = sweepUploads(context).catch((error: unknown) =>
      context.log.error(error, 'Unused uploads could not be deleted'),
    );
  };
  const timer = setInterval(sweep, everyMs).unref();
  sweep();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
