import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { UploadSettings } from '../settings/uploads.ts';
import type { Storage } from './storage.ts';

const requestTimeout = 10_000;

/** Stores objects in a bucket of Amazon S3 or of a compatible store. */
export function s3Storage({
  endpoint,
  bucket: Bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: Extract<UploadSettings, { kind: 's3' }>): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { requestTimeout, throwOnRequestTimeout: true, connectionTimeout: 2000 },
    // Compatible stores usually have neither names of buckets as hosts nor the newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }));
    },
    async read(Key, part) {
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(part && { Range: `bytes=${part.start}-${part.end}` }) }),
        );
        if (!(Body instanceof Readable) || ContentLength === undefined)
          throw new Error(`The store sent no content for ${Key}`);
        return { sizeBytes: ContentLength, stream: Body };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(keys) {
      // One at a time: not every compatible store has the call for several.
      for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    close: () => client.destroy(),
  };
}
