import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type FileType, fileTypes, fileUploadMaximumBytes } from '@lyceum/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { archiveOf, openDocumentOf, openXmlOf, pdfOf } from '../../testing/documents.ts';
import { hostileFiles } from '../../testing/hostileFiles.ts';
import { uploadBytesPerUser } from '../../uploads/uploads.ts';

const api = testApi();
let instructor: SignedInUser;
beforeAll(async () => {
  instructor = await api().instructor();
});

const upload = (body: Buffer, type: FileType, { token } = instructor) =>
  api().call('uploadFile', { token, body, headers: { 'content-type': fileTypes[type] } });

async function storedFiles(): Promise<string[]> {
  const { uploads } = api().context.settings;
  if (uploads.kind !== 'directory') throw new Error('Tests store uploads in a directory');
  const files = await readdir(uploads.directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}
const rows = () => api().context.db.selectFrom('uploads').select(['id', 'state']).execute();

const notes = { name: 'notes/knots.txt', content: 'Bowline' };
const script = '<script>alert(1)</script>';
const large = Buffer.alloc(1_000_000, 'knots ');

const accepted: Record<string, [FileType, () => Buffer]> = {
  'a PDF': ['pdf', () => pdfOf()],
  'a PDF whose outline mentions a tag': [
    'pdf',
    () => pdfOf({ objects: '9 0 obj\n<< /Title (The <body> of a page) >>\nendobj\n' }),
  ],
  'a PDF with a comment behind its end': [
    'pdf',
    () => Buffer.concat([pdfOf(), Buffer.from('% Printed by the library\n')]),
  ],
  'a PDF behind the headers of a mail': [
    'pdf',
    () => Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfOf()]),
  ],
  'a PDF with 1 MB of tags': ['pdf', () => pdfOf({ objects: `% ${'<svg '.repeat(200_000)}\n` })],
  'a PDF with a trailer of 24 MB': ['pdf', () => pdfOf({ trailer: '/A#41'.repeat(4_800_000) })],
  'a Word document of 20 MB': [
    'docx',
    () => openXmlOf('docx', [{ name: 'media/video.mp4', content: Buffer.alloc(20_000_000), stored: true }]),
  ],
  'a ZIP archive': ['zip', () => archiveOf([notes, { name: 'large', content: large }], 'Knots')],
  'a ZIP archive of pages': ['zip', () => archiveOf([{ name: 'index.html', content: script, stored: true }])],
  'a ZIP archive of 1,500 small files': [
    'zip',
    () => archiveOf(Array.from({ length: 1500 }, (_, index) => ({ name: `${index}.txt`, content: script }))),
  ],
  'a ZIP archive with a folder of scripts': [
    'zip',
    () =>
      archiveOf([
        { name: 'scripts/build.sh', content: script },
        { name: 'Basic/1.txt', content: script },
      ]),
  ],
  'a ZIP archive of a Java project': [
    'zip',
    () => archiveOf([{ name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0' }, notes]),
  ],
  'a ZIP archive of an Android app': ['zip', () => archiveOf([{ name: 'app/classes.dex', content: script }])],
  'a Word document': ['docx', () => openXmlOf('docx', [{ name: 'word/media/a.png', content: large }])],
  'an Excel workbook': ['xlsx', () => openXmlOf('xlsx')],
  'a PowerPoint presentation': ['pptx', () => openXmlOf('pptx')],
  'an OpenDocument text': ['odt', () => openDocumentOf('odt')],
  'an OpenDocument spreadsheet': ['ods', () => openDocumentOf('ods')],
  'an OpenDocument presentation': ['odp', () => openDocumentOf('odp')],
};
test.each(Object.entries(accepted))('stores %s as it is', { tags: ['10.190'] }, async (_, [type, make]) => {
  const content = make();
  const { status, body } = await upload(content, type);
  expect({ status, body }).toMatchObject({ status: 201, body: { type, sizeBytes: content.length } });
  const { id } = body as { id: string };
  const stored = await api().context.storage.read(`files/${id}`);
  const hash = createHash('sha256');
  for await (const chunk of stored?.stream ?? []) hash.update(chunk);
  expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
});

describe('rejects', () => {
  test.each(Object.entries(hostileFiles))(
    '%s, and stores nothing',
    { tags: ['10.190'] },
    async (_, { type, make, status, code }) => {
      const content = make();
      const [before, files] = [await rows(), await storedFiles()];
      expect(await upload(content, type)).toMatchObject({ status, body: { code } });
      expect([await rows(), await storedFiles()]).toEqual([before, files]);
    },
  );

  test('an empty body', async () => {
    expect(await upload(Buffer.alloc(0), 'pdf')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  test.each(['text/html', 'application/msword', 'image/svg+xml', 'application/octet-stream', 'image/png'])(
    'the type %s',
    { tags: ['10.190'] },
    async (type) => {
      const response = await api().call('uploadFile', {
        token: instructor.token,
        body: pdfOf(),
        headers: { 'content-type': type },
      });
      expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_file_type' } });
    },
  );

  test('uploads that exceed the space of the user', { tags: ['10.190'] }, async () => {
    const full = await api().instructor();
    const own = { user_id: full.user.id, kind: 'image', state: 'ready' } as const;
    await api()
      .context.db.insertInto('uploads')
      .values({ id: 'large', size_bytes: uploadBytesPerUser, created_at: api().context.now(), ...own })
      .execute();
    expect(await upload(pdfOf(), 'pdf', full)).toMatchObject({
      status: 409,
      body: { code: 'upload_space_full' },
    });
    await api().context.db.deleteFrom('uploads').where('id', '=', 'large').execute();
  });
});

test('no upload blocks the process', { tags: ['2.461'] }, async () => {
  const files = [
    ...Object.values(accepted),
    ...Object.values(hostileFiles).map((file) => [file.type, file.make] as const),
  ];
  const contents = files.map(([type, make]) => [type, make()] as const);
  const delay = monitorEventLoopDelay();
  delay.enable();
  for (const [type, content] of contents) await upload(content, type);
  delay.disable();
  // Milliseconds as a rule. A busy machine delays everything; the benchmark measures it.
  expect(delay.max / 1e6).toBeLessThan(1000);
});

test('verifies many files of 25 MB at once in little memory', { tags: ['10.190'] }, async () => {
  const content = Buffer.alloc(fileUploadMaximumBytes, pdfOf());
  const user = await api().instructor();
  const before = process.memoryUsage().rss;
  const responses = await Promise.all(Array.from({ length: 8 }, () => upload(content, 'pdf', user)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
});
