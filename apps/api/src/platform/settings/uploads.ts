import { join } from 'node:path';
import { SettingsError } from '../base/startupErrors.ts';

/** Where uploaded files are stored: in a directory, or in a bucket of an S3-compatible store. */
export type UploadSettings =
  | { kind: 'directory' /** Relative to the working directory. */; directory: string }
  | {
      kind: 's3';
      /** Null: Amazon's own for the region. */
      endpoint: string | null;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/**
 * Reads the settings of the storage.
 * @param read returns an environment variable, or null if it is absent or empty
 * @throws {SettingsError} if one is missing or invalid
 */
export function readUploads(read: (name: string) => string | null): UploadSettings {
  const bucket = read('S3_BUCKET');
  const directory = read('UPLOADS_DIR');
  if (bucket === null) {
    const stray = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => read(name));
    if (stray) {
      throw new SettingsError(
        `${stray} is set but S3_BUCKET is not, so uploads would go to a directory of this machine instead. Set ` +
          'S3_BUCKET to the name of the bucket, or leave all S3 settings out.',
      );
    }
    return { kind: 'directory', directory: directory ?? join(read('DATA_DIR') ?? '.data', 'uploads') };
  }
  if (directory !== null) {
    throw new SettingsError(
      'UPLOADS_DIR and S3_BUCKET are both set, so it is unclear where uploads belong. Leave one of them out.',
    );
  }
  const accessKeyId = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null || secretAccessKey === null) {
    throw new SettingsError(
      `S3_BUCKET is set but ${accessKeyId === null ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'} is not, so no upload ` +
        'could be stored. Set both keys to those of an account that may read, write and delete objects of the bucket.',
    );
  }
  return {
    kind: 's3',
    endpoint: readEndpoint(read('S3_ENDPOINT')),
    bucket,
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

function readEndpoint(text: string | null): string | null {
  if (text === null || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new SettingsError(
    `S3_ENDPOINT is "${text}", which is not a web address, so the store could not be reached. Set it to something like ` +
      '`https://s3.example`, or leave it out for Amazon S3.',
  );
}
