import { type FileType, megabyte, uploadedImageAddress, uploadedImageId } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { newId } from '../ids.ts';
import type { UserRow } from '../users/caller.ts';
import { imageKey } from './imageFiles.ts';
import { type ReceivedFile, readReceived } from './receive.ts';

/** The storage of one account. */
export const uploadBytesPerUser = 500 * megabyte;

/** Stores an image in all widths and formats. @returns its address */
export async function storeImage(
  context: Context,
  user: UserRow,
  received: ReceivedFile,
): Promise<{ image: string } | 'unreadable' | 'tooManyPixels' | 'spaceFull'> {
  const { db, now } = context;
  // Loaded with the first upload: the library for images is large.
  const { encodeImage } = await import('./encodeImage.ts');
  const encoded = await encodeImage(() => readReceived(received));
  if (typeof encoded === 'string') return encoded;
  const time = now();
  const id = newId(time);
  const size = encoded.reduce((sum, { content }) => sum + content.length, 0);
  const upload = { id, user_id: user.id, kind: 'image', size_bytes: size, created_at: time } as const;
  if (!(await reserveSpace(db, upload))) return 'spaceFull';
  await storeObjects(
    context,
    id,
    encoded.map(({ width, format, content }) => [imageKey(id, width, format), Buffer.from(content)]),
  );
  return { image: uploadedImageAddress(id) };
}

/**
 * Stores the objects of an upload whose row exists. After a failure nothing is left of it, or nothing but a row for the sweep,
 * if the objects cannot be deleted either.
 */
export async function storeObjects(
  { db, storage }: Context,
  id: string,
  objects: readonly (readonly [key: string, content: Buffer])[],
): Promise<void> {
  try {
    for (const [key, content] of objects) await storage.write(key, content);
    await db.updateTable('uploads').set({ state: 'ready' }).where('id', '=', id).execute();
  } catch (error) {
    // Also after the time limit of the request, which the plugin of its database enforces.
    const unlimited = db.withoutPlugins();
    await unlimited.updateTable('uploads').set({ state: 'deleting' }).where('id', '=', id).execute();
    await storage
      .delete(objects.map(([key]) => key))
      .then(() => unlimited.deleteFrom('uploads').where('id', '=', id).execute())
      .catch(() => undefined);
    throw error;
  }
}

/** Inserts the row of an upload, unless the uploads of its user exceed the maximum with it. */
export function reserveSpace(
  db: Db,
  upload: {
    id: string;
    user_id: string;
    kind: 'image' | 'file';
    file_type?: FileType;
    size_bytes: number;
    created_at: Date;
  },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two uploads of one user wait for each other.
    await trx.selectFrom('users').select('id').where('id', '=', upload.user_id).forNoKeyUpdate().execute();
    const { used } = await trx
      .selectFrom('uploads')
      .select(sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('used'))
      .where('user_id', '=', upload.user_id)
      .where('state', '<>', 'deleting')
      .executeTakeFirstOrThrow();
    if (used + upload.size_bytes > uploadBytesPerUser) return false;
    await trx
      .insertInto('uploads')
      .values({ ...upload, state: 'storing', unused_since: upload.created_at })
      .execute();
    return true;
  });
}

/**
 * Whether a user may use an image address: any that is no upload, and the user's own uploads. An upload is kept from then
 * on.
 */
export async function claimImage(trx: Db, user: UserRow, address: string): Promise<boolean> {
  const id = uploadedImageId(address);
  if (id === null) return true;
  const claimed = await trx
    .updateTable('uploads')
    .set({ unused_since: null })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('kind', '=', 'image')
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
