import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';
import { drawn, hostileImages } from '../../testing/hostileImages.ts';
import { sweepUploads, unusedUploadRetentionMs } from '../../uploads/sweep.ts';
import { uploadBytesPerUser } from '../../uploads/uploads.ts';

const api = testApi();
let instructor: SignedInUser;
beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const upload = (body: Buffer | string, type = 'image/png', { token } = instructor) =>
  api().call('uploadImage', { token, body, headers: { 'content-type': type } });

async function uploaded(body: Buffer, type?: string): Promise<string> {
  const response = await upload(body, type);
  expect(response).toMatchObject({ status: 201 });
  return (response.body as { image: string }).image;
}

const get = (url: string) => api().app.inject(url);
async function decode(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect({ statusCode, ...headers }, rawPayload.toString('latin1', 0, 500)).toMatchObject({
    statusCode: 200,
    'content-length': String(rawPayload.length),
  });
  return sharp(rawPayload).metadata();
}

async function storedFiles(): Promise<string[]> {
  const { uploads } = api().context.settings;
  if (uploads.kind !== 'directory') throw new Error('Tests store uploads in a directory');
  const files = await readdir(uploads.directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}

const rows = () => api().context.db.selectFrom('uploads').select(['id', 'state']).execute();

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is served in three widths, as AVIF and JPEG',
    { tags: ['2.314'] },
    async (format) => {
      const content = await drawn(2000, 1000).toFormat(format).toBuffer();
      const image = await uploaded(content, `image/${format}`);
      expect(image).toMatch(/^\/pictures\/uploads\/[\da-f-]{36}-800\.jpg$/);
      for (const width of [400, 800, 1600]) {
        const address = image.replace('-800.', `-${width}.`);
        expect(await decode(address)).toMatchObject({ format: 'jpeg', width, height: width / 2 });
        const avif = await decode(address.replace('jpg', 'avif'));
        expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width });
      }
    },
  );

  test('is immutable, and never a document', { tags: ['2.314'] }, async () => {
    const image = await uploaded(await drawn(20, 10).png().toBuffer());
    for (const [address, type] of [
      [image, 'image/jpeg'],
      [image.replace('jpg', 'avif'), 'image/avif'],
    ] as const) {
      const { statusCode, headers } = await get(address);
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: 200,
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
    const head = await api().app.inject({ method: 'HEAD', url: image });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBe((await get(image)).rawPayload.length);
  });

  test('is upright, without metadata, and not enlarged', { tags: ['2.314'] }, async () => {
    const exif = {
      IFD0: { Copyright: 'Nour' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    };
    const content = await drawn(300, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const image = await uploaded(content, 'image/jpeg');
    const stored = await decode(image);
    expect(stored).toMatchObject({ width: 100, height: 300 });
    const { exif: metadata, icc, xmp, orientation } = stored;
    expect([metadata, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is verified by its content, not by its header', async () => {
    await uploaded(await drawn(10, 10).webp().toBuffer(), 'image/jpeg; charset=binary');
  });

  test('can be used only in courses of its owner', { tags: ['10.168'] }, async () => {
    const promotionalImage = await uploaded(await drawn(10, 10).png().toBuffer());
    const body = { name: { en: 'Felt' }, category: 'crafts', promotionalImage };
    expect(await api().expect(201, 'createCourse', { token: instructor.token, body })).toMatchObject({
      promotionalImage,
    });
    const { token } = await api().instructor();
    const refusal = await api().expect(422, 'createCourse', { token, body });
    expect(refusal.code).toBe('unknown_image');
    const { id } = await api().expect(201, 'createCourse', {
      token,
      body: { ...body, promotionalImage: null },
    });
    const change = { token, params: { id }, body: { promotionalImage } };
    expect(await api().expect(422, 'updateCourse', change)).toMatchObject({ code: 'unknown_image' });
  });
});

describe('rejects', () => {
  test.each(Object.entries(hostileImages))(
    '%s, and stores nothing',
    { tags: ['10.166'] },
    async (_, { make, status, code }) => {
      const content = await make();
      const [before, files] = [await rows(), await storedFiles()];
      expect(await upload(content)).toMatchObject({ status, body: { code } });
      expect([await rows(), await storedFiles()]).toEqual([before, files]);
    },
  );

  test.each(['text/html', 'image/svg+xml', 'image/gif', 'application/json', 'application/octet-stream'])(
    'the type %s',
    async (type) => {
      expect(await upload('{}', type)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_file_type' },
      });
    },
  );

  test('an empty body', async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('uploads that exceed the space of the user', { tags: ['10.166'] }, async () => {
    const full = await api().instructor();
    const created_at = api().context.now();
    const own = { user_id: full.user.id, kind: 'image', state: 'ready', created_at } as const;
    const size_bytes = uploadBytesPerUser;
    await api()
      .context.db.insertInto('uploads')
      .values({ id: 'large', size_bytes, ...own })
      .execute();
    const response = await upload(await drawn(10, 10).png().toBuffer(), 'image/png', full);
    expect(response).toMatchObject({ status: 409, body: { code: 'upload_space_full' } });
    await api().context.db.deleteFrom('uploads').where('id', '=', 'large').execute();
  });

  test.each([
    '../../etc/passwd',
    '..%2f..%2fjwt-secret',
    `${'a'.repeat(36)}-800.svg`,
    `${'a'.repeat(36)}-800.jpg`,
  ])('the address %s of an image', async (name) => {
    expect((await get(`/pictures/uploads/${name}`)).statusCode).toBe(404);
  });
});

test('a polyglot becomes an image and nothing else', { tags: ['2.314'] }, async () => {
  const script = '<script>alert(1)</script>';
  const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(script)]);
  const content = Buffer.concat([await drawn(50, 50).jpeg().toBuffer(), archive]);
  const image = await uploaded(content, 'image/jpeg');
  for (const address of [image, image.replace('jpg', 'avif')]) {
    const { rawPayload } = await get(address);
    expect(rawPayload.includes(script)).toBe(false);
    expect(rawPayload.includes('PK\u0003\u0004')).toBe(false);
  }
});

test('deletes images that no course has used for a day', { tags: ['10.168'] }, async () => {
  const [used, unused] = [
    await uploaded(await drawn(10, 10).png().toBuffer()),
    await uploaded(await drawn(10, 10).png().toBuffer()),
  ];
  const body = { name: { en: 'Lace' }, category: 'crafts', promotionalImage: used };
  const { id } = await api().expect(201, 'createCourse', { token: instructor.token, body });
  const statuses = async () => [(await get(used)).statusCode, (await get(unused)).statusCode];
  await sweepUploads(api().context);
  expect(await statuses()).toEqual([200, 200]);
  api().passTime(unusedUploadRetentionMs + 1000);
  await sweepUploads(api().context);
  expect(await statuses()).toEqual([200, 404]);
  // A course whose image is replaced keeps the old one for a day: pages that show it may still be open.
  const { db } = api().context;
  await db.updateTable('courses').set({ promotional_image: null }).where('id', '=', id).execute();
  await sweepUploads(api().context);
  expect(await statuses()).toEqual([200, 404]);
  api().passTime(unusedUploadRetentionMs + 1000);
  await sweepUploads(api().context);
  expect(await statuses()).toEqual([404, 404]);
});

test('deletes the remains of an upload whose process crashed', { tags: ['10.168'] }, async () => {
  const { body } = await upload(await drawn(10, 10).png().toBuffer(), 'image/png', await api().instructor());
  const { image } = body as { image: string };
  const id = /uploads\/(.{36})/.exec(image)?.[1] ?? '';
  await api().context.db.updateTable('uploads').set({ state: 'storing' }).where('id', '=', id).execute();
  api().passTime(60_000);
  await sweepUploads(api().context);
  expect((await rows()).map((row) => row.id)).not.toContain(id);
  expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([]);
});
