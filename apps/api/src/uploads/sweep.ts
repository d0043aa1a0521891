import { setTimeout as wait } from 'node:timers/promises';
import { day, uploadedImageAddress, uploadProcessingMs } from '@lyceum/rules';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../platform/context/context.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Tables } from '../platform/database/schema.ts';
import { fileKey } from './files.ts';
import { imageKeys } from './imageFiles.ts';

/** How long an upload that nothing refers to is kept. */
export const unusedUploadRetentionMs = day;
/** The same for files of sessions, which drafts of courses refer to. */
export const unusedFileRetentionMs = 7 * day;

const everyMs = 10 * 60_000;
/** An upload that is not stored after this time failed, or its process crashed. */
const storedWithinMs = 2 * uploadProcessingMs;
const batch = 500;

/**
 * Deletes images that nothing has referred to for a day, files of lessons for a week, and the remains of failed ones. Safe to
 * run at the same time in several processes, and to repeat after a crash: files are deleted before their row. Each of its
 * statements takes a bounded time, however many uploads and drafts there are.
 */
export async function sweepUploads(context: Context): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await context.db
      .selectFrom('uploads')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await sweepBatch(
      context,
      rows.map(({ id }) => id),
    );
    after = last.id;
  }
}

async function sweepBatch({ db, now, storage, log }: Context, ids: readonly string[]): Promise<void> {
  const time = now();
  const before = (ms: number) => new Date(time.getTime() - ms);
  await db
    .updateTable('uploads')
    .set({ unused_since: time })
    .where('id', '=', anyOf(ids))
    .where('unused_since', 'is', null)
    .where((eb) => eb.not(isUsed(eb)))
    .execute();
  const deleted = await db
    .updateTable('uploads')
    .set({ state: 'deleting' })
    .where('id', '=', anyOf(ids))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'deleting'),
        eb.and([eb('state', '=', 'storing'), eb('created_at', '<', before(storedWithinMs))]),
        eb.and([
          eb.or([
            eb.and([eb('kind', '=', 'image'), eb('unused_since', '<', before(unusedUploadRetentionMs))]),
            eb.and([eb('kind', '=', 'file'), eb('unused_since', '<', before(unusedFileRetentionMs))]),
          ]),
          eb.not(isUsed(eb)),
        ]),
      ]),
    )
    .returning(['id', 'kind'])
    .execute();
  for (const { id, kind } of deleted) {
    try {
      await storage.delete(kind === 'image' ? imageKeys(id) : [fileKey(id)]);
      await db.deleteFrom('uploads').where('id', '=', id).execute();
    } catch (error) {
      // It remains for the next time, and the others do not wait for it.
      log.error(error, 'An unused upload could not be deleted');
    }
  }
}

/** Whether a course shows the image or has the file, or a draft of its owner refers to it. */
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
    eb.exists(
      eb
        .selectFrom('draft_uploads')
        .select('draft_uploads.key')
        .whereRef('draft_uploads.upload_id', '=', 'uploads.id'),
    ),
  ]);
}

/**
 * Sweeps at the start, and again ten minutes after each end.
 * @returns a function that stops it
 */
export function startSweeping(context: Context): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const sweeping = (async () => {
    while (!signal.aborted) {
      await sweepUploads(context).catch((error: unknown) =>
        context.log.error(error, 'Unused uploads could not be deleted'),
      );
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await sweeping;
  };
}
