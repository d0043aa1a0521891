import { fileTypes, minute } from '@lyceum/rules';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessToLessons } from '../../catalog/lessons.ts';
import { Problem } from '../../platform/base/problems.ts';
import type { Context } from '../../platform/context/context.ts';
import { filesFolder, isSigned } from '../../uploads/fileAddresses.ts';
import { fileKey } from '../../uploads/files.ts';
import { rangeOf } from './byteRange.ts';
import { fileNameOf } from './fileName.ts';
import { type RefusedFile, refuseFile } from './refuseFile.ts';

/** The time for a download: 25 MB at 0.12 Mbit/s. */
const fileDownloadMs = 30 * minute;

type FileRequest = FastifyRequest<{
  Params: { materialId: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

interface FileToSend {
  id: string;
  courseId: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

/**
 * Serves the files of lessons. Their addresses are signed and expire, and work only for as long as their user has access to
 * the course [10.192].
 */
export function serveFiles(app: FastifyInstance, context: Context): void {
  app.get(
    `${filesFolder}:materialId`,
    { config: { rateClasses: ['file'] } },
    async (request: FileRequest, reply) => {
      const file = await findFile(context, request);
      return 'problem' in file
        ? refuseFile(context, request, reply, file)
        : sendFile(context, request, reply, file);
    },
  );
}

async function findFile(
  { db, keys, now }: Context,
  { params: { materialId }, query }: FileRequest,
): Promise<FileToSend | RefusedFile> {
  const unknown = { problem: 'notFound', courseId: null } as const;
  const { user: userId, expires, signature } = query;
  if (typeof userId !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return unknown;
  const file = await db
    .selectFrom('materials')
    .innerJoin('lessons', 'lessons.id', 'materials.lesson_id')
    .innerJoin('uploads', 'uploads.id', 'materials.upload_id')
    .select(['uploads.id', 'uploads.file_type', 'uploads.size_bytes', 'materials.title'])
    .select('lessons.course_id')
    .where('materials.id', '=', materialId)
    .where('uploads.state', '=', 'ready')
    .executeTakeFirst();
  if (!file?.file_type) return unknown;
  const courseId = file.course_id;
  const signed = { materialId, uploadId: file.id, courseId, userId };
  if (!isSigned(keys.files, signed, { expires: Number(expires), signature })) return unknown;
  if (Number(expires) * 1000 <= now().getTime()) return { problem: 'fileAddressExpired', courseId };
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || (await accessToLessons(db, courseId, user)) !== 'full')
    return { problem: 'fileAccessEnded', courseId };
  return {
    id: file.id,
    courseId,
    name: fileNameOf(file.title, file.file_type),
    mediaType: fileTypes[file.file_type],
    sizeBytes: file.size_bytes,
  };
}

async function sendFile(
  context: Context,
  request: FileRequest,
  reply: FastifyReply,
  { id, courseId, name, mediaType, sizeBytes }: FileToSend,
): Promise<FastifyReply> {
  const etag = `"${id}"`;
  const part = rangeOf(request.headers, { sizeBytes, etag });
  reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes' });
  if (part === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  const object = await context.storage.read(fileKey(id), part).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    request.log.warn(error.cause, 'A file cannot be sent');
    return error;
  });
  if (object instanceof Problem) {
    reply.header('retry-after', object.retryAfter);
    return refuseFile(context, request, reply, { problem: 'unavailable', courseId });
  }
  if (!object) return refuseFile(context, request, reply, { problem: 'notFound', courseId: null });
  limitDuration(reply);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${sizeBytes}`);
  return reply
    .headers({
      etag,
      'content-type': mediaType,
      'content-length': object.sizeBytes,
      'content-disposition': contentDisposition(name),
      // Should a browser show it after all, it is a document of no origin, without scripts.
      'content-security-policy': "sandbox; default-src 'none'",
      'referrer-policy': 'no-referrer',
    })
    .send(object.stream);
}

/** Ends the download of a client that reads slower than any usable connection. */
function limitDuration({ raw }: FastifyReply): void {
  const timer = setTimeout(() => raw.destroy(), fileDownloadMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
