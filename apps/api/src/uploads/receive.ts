import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadArrivalMs } from '@lyceum/rules';
import type { FastifyRequest } from 'fastify';
import { extendArrival } from '../operational/httpServer.ts';
import { Problem } from '../problems.ts';

const retryAfterSeconds = 10;

/** A received file. It has no name any more, so that the system deletes it when it is closed, even after a crash. */
export interface ReceivedFile {
  file: FileHandle;
  sizeBytes: number;
  /** The media type that its request names. */
  type: string;
}

/**
 * Writes the body of a request to a temporary file.
 * @throws {Problem} 400 if it is empty or incomplete, 413 as soon as it exceeds the maximum, 503 if there is no room for it
 */
export async function receiveFile(
  { raw, headers }: FastifyRequest,
  body: IncomingMessage,
  { type, maximumBytes }: { type: string; maximumBytes: number },
): Promise<ReceivedFile> {
  if (Number(headers['content-length'] ?? 0) > maximumBytes) throw new Problem('fileTooLarge');
  const file = await openUnnamed().catch(refuseUnwritable);
  const restoreArrival = extendArrival(raw, uploadArrivalMs);
  try {
    const sizeBytes = await copy(body, file, maximumBytes);
    if (sizeBytes > 0) return { file, sizeBytes, type };
    throw new Problem('invalidRequest', { details: [{ field: 'body', message: 'must be there' }] });
  } catch (error) {
    restoreArrival();
    // The rest is discarded: the next request of the connection comes after it.
    body.resume();
    await file.close();
    throw raw.errored ? new Problem('invalidRequest', { cause: error }) : error;
  }
}

async function copy(body: IncomingMessage, file: FileHandle, maximumBytes: number): Promise<number> {
  let sizeBytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    sizeBytes += chunk.length;
    if (sizeBytes > maximumBytes) throw new Problem('fileTooLarge');
    // Unlike `write`, it writes all of it.
    await file.appendFile(chunk).catch(refuseUnwritable);
  }
  return sizeBytes;
}

/** @throws {Problem} 503 */
function refuseUnwritable(error: Error): never {
  const cause = new Error(`The upload cannot be written to ${tmpdir()} (${error.message})`, { cause: error });
  throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause });
}

async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `lyceum-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Closes the file of a request, if it has one. */
export async function discardReceived({ body }: FastifyRequest): Promise<void> {
  if (isReceived(body)) await body.file.close();
}

const isReceived = (body: unknown): body is ReceivedFile =>
  typeof body === 'object' && body !== null && 'file' in body && 'sizeBytes' in body;

/** The whole content, of a file that fits into memory. */
export async function readReceived({ file, sizeBytes }: ReceivedFile): Promise<Buffer> {
  const content = Buffer.alloc(sizeBytes);
  await file.read(content, 0, sizeBytes, 0);
  return content;
}
