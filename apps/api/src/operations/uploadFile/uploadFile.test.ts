import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { type FileType, fileTypes, limits } from '@lyceum/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { archiveOf, openDocumentOf, openXmlOf, pdfOf } from '../../testing/documents.ts';

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
  'a PDF whose stream contains markup': [
    'pdf',
    () => pdfOf({ objects: `9 0 obj\n<< /Length 25 >>\nstream\n${script}\nendstream\nendobj\n` }),
  ],
  'a ZIP archive': ['zip', () => archiveOf([notes, { name: 'large', content: large }], 'Knots')],
  'a ZIP archive of pages': ['zip', () => archiveOf([{ name: 'index.html', content: script, stored: true }])],
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

/** Two entries that share one content, as in archives that unpack to far more than their size. */
function overlapping(): Buffer {
  const content = archiveOf([
    { ...notes, name: 'a' },
    { ...notes, name: 'a' },
  ]);
  const second = content.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  content.write('b', second + 46);
  content.writeUInt32LE(0, second + 42);
  return content;
}

const bomb = (bytes: number) => ({ name: 'bomb', content: Buffer.alloc(bytes) });
const megabyte = 1024 * 1024;
const filler = { name: 'filler', content: randomBytes(2 * megabyte), stored: true };

describe('rejects', () => {
  const hostile: Record<string, [FileType, () => Buffer, number, string]> = {
    'a text as a PDF': ['pdf', () => Buffer.from('not a PDF'), 422, 'unreadable_file'],
    'HTML as a PDF': ['pdf', () => Buffer.from(`<!doctype html>${script}`), 422, 'unreadable_file'],
    'half a PDF': ['pdf', () => pdfOf().subarray(0, 200), 422, 'unreadable_file'],
    'a PDF without its middle': [
      'pdf',
      () => Buffer.concat([pdfOf().subarray(0, 60), pdfOf().subarray(120)]),
      422,
      'unreadable_file',
    ],
    'a PDF behind other data': [
      'pdf',
      () => Buffer.concat([Buffer.from('GIF89a'), pdfOf()]),
      422,
      'unreadable_file',
    ],
    'a PDF that is also HTML': [
      'pdf',
      () => pdfOf({ objects: `% <html>${script}</html>\n` }),
      422,
      'unreadable_file',
    ],
    'a PDF that is also a ZIP archive': [
      'pdf',
      () => {
        const end = '\nstartxref\n0\n%%EOF\n';
        return Buffer.concat([pdfOf().subarray(0, 300), archiveOf([notes], end)]);
      },
      422,
      'unreadable_file',
    ],
    'a PDF with an archive behind it': [
      'pdf',
      () => Buffer.concat([pdfOf(), archiveOf([notes])]),
      422,
      'unreadable_file',
    ],
    'an encrypted PDF': ['pdf', () => pdfOf({ trailer: '/#45ncrypt 5 0 R' }), 422, 'encrypted_file'],
    'a ZIP archive as a PDF': ['pdf', () => archiveOf([notes]), 422, 'unreadable_file'],
    'a PDF as a ZIP archive': ['zip', () => pdfOf(), 422, 'unreadable_file'],
    'a ZIP archive behind other data': [
      'zip',
      () => Buffer.concat([Buffer.from(`<html>${script}`), archiveOf([notes])]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive before other data': [
      'zip',
      () => Buffer.concat([archiveOf([notes]), Buffer.from(script)]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive with markup as its comment': [
      'zip',
      () => archiveOf([notes], script),
      422,
      'unreadable_file',
    ],
    'half a ZIP archive': [
      'zip',
      () => archiveOf([notes, { name: 'large', content: large, stored: true }]).subarray(0, 500_000),
      422,
      'unreadable_file',
    ],
    'a ZIP archive without its middle': [
      'zip',
      () => {
        const content = archiveOf([{ name: 'large', content: large, stored: true }]);
        return Buffer.concat([content.subarray(0, 1000), content.subarray(2000)]);
      },
      422,
      'unreadable_file',
    ],
    'an empty ZIP archive': ['zip', () => archiveOf([]), 422, 'unreadable_file'],
    'a ZIP archive with a wrong checksum': [
      'zip',
      () => archiveOf([{ ...notes, checksum: 1 }]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive that leads out of its folder': [
      'zip',
      () => archiveOf([{ ...notes, name: '../../etc/passwd' }]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive with two lists of names': [
      'zip',
      () => archiveOf([{ ...notes, localName: 'notes/knots.exe' }]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive with two files of one name': [
      'zip',
      () => archiveOf([notes, notes]),
      422,
      'unreadable_file',
    ],
    'a ZIP archive whose files overlap': ['zip', overlapping, 422, 'unreadable_file'],
    'an encrypted ZIP archive': [
      'zip',
      () => archiveOf([{ ...notes, encrypted: true }]),
      422,
      'encrypted_file',
    ],
    'a decompression bomb': ['zip', () => archiveOf([bomb(11 * megabyte)]), 422, 'unpacks_too_large'],
    'a file that unpacks to more than 100 MB': [
      'zip',
      () => archiveOf([{ ...filler, declaredBytes: 101 * megabyte, stored: false }, filler]),
      422,
      'unpacks_too_large',
    ],
    'a decompression bomb that says it is small': [
      'zip',
      () => archiveOf([{ ...bomb(90 * megabyte), declaredBytes: 60 * megabyte }, filler]),
      422,
      'unreadable_file',
    ],
    'a small bomb that says it is smaller': [
      'docx',
      () => openXmlOf('docx', [{ ...bomb(2 * megabyte), declaredBytes: 10 }]),
      422,
      'unreadable_file',
    ],
    'more than 5,000 files': [
      'zip',
      () => archiveOf(Array.from({ length: 5001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      422,
      'unpacks_too_large',
    ],
    'a Word document as a ZIP archive': ['zip', () => openXmlOf('docx'), 422, 'unreadable_file'],
    'an Excel workbook as a Word document': ['docx', () => openXmlOf('xlsx'), 422, 'unreadable_file'],
    'an OpenDocument text as a spreadsheet': ['ods', () => openDocumentOf('odt'), 422, 'unreadable_file'],
    'a ZIP archive as a Word document': ['docx', () => archiveOf([notes]), 422, 'unreadable_file'],
    'a Word document with macros': [
      'docx',
      () => openXmlOf('docx', [{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }]),
      422,
      'file_with_macros',
    ],
    'a document of the type with macros': [
      'docx',
      () => openXmlOf('docx', [], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      422,
      'file_with_macros',
    ],
    'a document that hides its type': [
      'docx',
      () => openXmlOf('docx', [], 'application/vnd.ms-word.document.&#109;acroEnabled.main+xml'),
      422,
      'unreadable_file',
    ],
    'an OpenDocument text with macros': [
      'odt',
      () => openDocumentOf('odt', [{ name: 'Basic/Standard/Module1.xml', content: 'Sub Main' }]),
      422,
      'file_with_macros',
    ],
    'an encrypted OpenDocument text': [
      'odt',
      () => openDocumentOf('odt', [], '<manifest:encryption-data/>'),
      422,
      'encrypted_file',
    ],
    'an encrypted Office document': [
      'docx',
      () => Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
      422,
      'unreadable_file',
    ],
    'more than 25 MB': ['pdf', () => Buffer.alloc(limits.fileUploadMaximumBytes + 1), 413, 'file_too_large'],
  };
  test.each(Object.entries(hostile))(
    '%s, within two seconds, and stores nothing',
    { tags: ['10.191'] },
    async (_, [type, make, status, code]) => {
      const content = make();
      const [before, files] = [await rows(), await storedFiles()];
      const started = performance.now();
      expect(await upload(content, type)).toMatchObject({ status, body: { code } });
      expect(performance.now() - started).toBeLessThan(2000);
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
    { tags: ['10.191'] },
    async (type) => {
      const answer = await api().call('uploadFile', {
        token: instructor.token,
        body: pdfOf(),
        headers: { 'content-type': type },
      });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_file_type' } });
    },
  );

  test('uploads that exceed the space of the user', { tags: ['10.191'] }, async () => {
    const full = await api().instructor();
    const own = { user_id: full.user.id, kind: 'image', state: 'ready' } as const;
    await api()
      .context.db.insertInto('uploads')
      .values({ id: 'large', size_bytes: limits.uploadBytesPerUser, created_at: api().context.now(), ...own })
      .execute();
    expect(await upload(pdfOf(), 'pdf', full)).toMatchObject({
      status: 409,
      body: { code: 'upload_space_full' },
    });
    await api().context.db.deleteFrom('uploads').where('id', '=', 'large').execute();
  });
});

test('verifies many files of 25 MB at once in little memory', { tags: ['10.191'] }, async () => {
  const content = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(limits.fileUploadMaximumBytes - 2000, deflateRawSync(large)),
  ]);
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(content, 'pdf')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * megabyte);
});
