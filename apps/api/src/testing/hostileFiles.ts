import { randomBytes } from 'node:crypto';
import { type FileType, limits } from '@lyceum/rules';
import { archiveOf, openDocumentOf, openXmlOf, pdfOf } from './documents.ts';

/** A file that the upload has to reject. */
interface HostileFile {
  type: FileType;
  make: () => Buffer;
  /** The status and the code of the error. */
  status: number;
  code: string;
}

const rejected =
  (code: string, status = 422) =>
  (type: FileType, make: () => Buffer): HostileFile => ({ type, make, status, code });
const unreadable = rejected('unreadable_file');
const encrypted = rejected('encrypted_file');
const tooLarge = rejected('unpacks_too_large');
const withMacros = rejected('file_with_macros');

const notes = { name: 'notes/knots.txt', content: 'Bowline' };
const script = '<script>alert(1)</script>';
const large = Buffer.alloc(1_000_000, 'knots ');

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

/** Files that the upload has to reject, by what is wrong with them. */
export const hostileFiles: Record<string, HostileFile> = {
  'a text as a PDF': unreadable('pdf', () => Buffer.from('not a PDF')),
  'HTML as a PDF': unreadable('pdf', () => Buffer.from(`<!doctype html>${script}`)),
  'half a PDF': unreadable('pdf', () => pdfOf().subarray(0, 200)),
  'a PDF without its middle': unreadable('pdf', () =>
    Buffer.concat([pdfOf().subarray(0, 60), pdfOf().subarray(120)]),
  ),
  'a PDF behind other data': unreadable('pdf', () => Buffer.concat([Buffer.from('GIF89a'), pdfOf()])),
  'a PDF that is also HTML': unreadable('pdf', () => pdfOf({ objects: `% <html>${script}</html>\n` })),
  'a PDF that is also a ZIP archive': unreadable('pdf', () => {
    const end = '\nstartxref\n0\n%%EOF\n';
    return Buffer.concat([pdfOf().subarray(0, 300), archiveOf([notes], end)]);
  }),
  'a PDF with an archive behind it': unreadable('pdf', () => Buffer.concat([pdfOf(), archiveOf([notes])])),
  'an encrypted PDF': encrypted('pdf', () => pdfOf({ trailer: '/#45ncrypt 5 0 R' })),
  'a ZIP archive as a PDF': unreadable('pdf', () => archiveOf([notes])),
  'a PDF as a ZIP archive': unreadable('zip', () => pdfOf()),
  'a ZIP archive behind other data': unreadable('zip', () =>
    Buffer.concat([Buffer.from(`<html>${script}`), archiveOf([notes])]),
  ),
  'a ZIP archive before other data': unreadable('zip', () =>
    Buffer.concat([archiveOf([notes]), Buffer.from(script)]),
  ),
  'a ZIP archive with markup as its comment': unreadable('zip', () => archiveOf([notes], script)),
  'half a ZIP archive': unreadable('zip', () =>
    archiveOf([notes, { name: 'large', content: large, stored: true }]).subarray(0, 500_000),
  ),
  'a ZIP archive without its middle': unreadable('zip', () => {
    const content = archiveOf([{ name: 'large', content: large, stored: true }]);
    return Buffer.concat([content.subarray(0, 1000), content.subarray(2000)]);
  }),
  'an empty ZIP archive': unreadable('zip', () => archiveOf([])),
  'a ZIP archive with a wrong checksum': unreadable('zip', () => archiveOf([{ ...notes, checksum: 1 }])),
  'a ZIP archive that leads out of its folder': unreadable('zip', () =>
    archiveOf([{ ...notes, name: '../../etc/passwd' }]),
  ),
  'a ZIP archive with two lists of names': unreadable('zip', () =>
    archiveOf([{ ...notes, localName: 'notes/knots.exe' }]),
  ),
  'a ZIP archive with two files of one name': unreadable('zip', () => archiveOf([notes, notes])),
  'a ZIP archive whose files overlap': unreadable('zip', overlapping),
  'an encrypted ZIP archive': encrypted('zip', () => archiveOf([{ ...notes, encrypted: true }])),
  'a decompression bomb': tooLarge('zip', () => archiveOf([bomb(11 * megabyte)])),
  'a file that unpacks to more than 100 MB': tooLarge('zip', () =>
    archiveOf([{ ...filler, declaredBytes: 101 * megabyte, stored: false }, filler]),
  ),
  'a decompression bomb that says it is small': unreadable('zip', () =>
    archiveOf([{ ...bomb(90 * megabyte), declaredBytes: 60 * megabyte }, filler]),
  ),
  'a small bomb that says it is smaller': unreadable('docx', () =>
    openXmlOf('docx', [{ ...bomb(2 * megabyte), declaredBytes: 10 }]),
  ),
  'more than 5,000 files': tooLarge('zip', () =>
    archiveOf(Array.from({ length: 5001 }, (_, index) => ({ name: `${index}`, content: '' }))),
  ),
  'a Word document as a ZIP archive': unreadable('zip', () => openXmlOf('docx')),
  'an Excel workbook as a Word document': unreadable('docx', () => openXmlOf('xlsx')),
  'an OpenDocument text as a spreadsheet': unreadable('ods', () => openDocumentOf('odt')),
  'a ZIP archive as a Word document': unreadable('docx', () => archiveOf([notes])),
  'a Word document with macros': withMacros('docx', () =>
    openXmlOf('docx', [{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }]),
  ),
  'a document of the type with macros': withMacros('docx', () =>
    openXmlOf('docx', [], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
  ),
  'a document that hides its type': unreadable('docx', () =>
    openXmlOf('docx', [], 'application/vnd.ms-word.document.&#109;acroEnabled.main+xml'),
  ),
  'an OpenDocument text with macros': withMacros('odt', () =>
    openDocumentOf('odt', [{ name: 'Basic/Standard/Module1.xml', content: 'Sub Main' }]),
  ),
  'an encrypted OpenDocument text': encrypted('odt', () =>
    openDocumentOf('odt', [], '<manifest:encryption-data/>'),
  ),
  'an encrypted Office document': unreadable('docx', () =>
    Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
  ),
  'more than 25 MB': rejected('file_too_large', 413)('pdf', () =>
    Buffer.alloc(limits.fileUploadMaximumBytes + 1),
  ),
};
