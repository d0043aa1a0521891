import { randomBytes } from 'node:crypto';
import { type FileType, fileUploadMaximumBytes } from '@lyceum/rules';
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
const megabyte = 1024 * 1024;
const filler = { name: 'filler', content: randomBytes(2 * megabyte), stored: true };

/** A document whose list of types repeats something. */
const repeatingTypes = (repeated: string): Buffer =>
  archiveOf([
    { name: '[Content_Types].xml', content: repeated.repeat(megabyte / repeated.length) },
    { name: 'word/document.xml', content: '<document/>' },
  ]);

/** Files that the upload has to reject, by what is wrong with them. */
export const hostileFiles: Record<string, HostileFile> = {
  'a text as a PDF': unreadable('pdf', () => Buffer.from('not a PDF')),
  'HTML as a PDF': unreadable('pdf', () => Buffer.from(`<!doctype html>${script}`)),
  'the end of a PDF': unreadable('pdf', () => pdfOf().subarray(200)),
  'a PDF behind an image': unreadable('pdf', () => Buffer.concat([Buffer.from('GIF89a'), pdfOf()])),
  'a ZIP archive as a PDF': unreadable('pdf', () => archiveOf([notes])),
  'a PDF as a ZIP archive': unreadable('zip', () => pdfOf()),
  'a ZIP archive behind other data': unreadable('zip', () =>
    Buffer.concat([Buffer.from(`<html>${script}`), archiveOf([notes])]),
  ),
  'a ZIP archive before other data': unreadable('zip', () =>
    Buffer.concat([archiveOf([notes]), Buffer.from(script)]),
  ),
  'half a ZIP archive': unreadable('zip', () =>
    archiveOf([notes, { name: 'large', content: large, stored: true }]).subarray(0, 500_000),
  ),
  'a ZIP archive without its middle': unreadable('zip', () => {
    const content = archiveOf([{ name: 'large', content: large, stored: true }]);
    return Buffer.concat([content.subarray(0, 1000), content.subarray(2000)]);
  }),
  'a ZIP archive of 25 MB of signatures': unreadable('zip', () => {
    const header = Buffer.alloc(30);
    header.write('PK\u0003\u0004', 'latin1');
    // The size of the file follows its content.
    header.writeUInt16LE(8, 6);
    const signatures = Buffer.alloc(fileUploadMaximumBytes - header.length, 'PK\u0007');
    return Buffer.concat([header, signatures]);
  }),
  'an empty ZIP archive': unreadable('zip', () => archiveOf([])),
  'a ZIP archive that leads out of its folder': unreadable('zip', () =>
    archiveOf([{ ...notes, name: '../../etc/passwd' }]),
  ),
  'an encrypted ZIP archive': encrypted('zip', () => archiveOf([{ ...notes, encrypted: true }])),
  'a file that unpacks to more than 100 MB': tooLarge('zip', () =>
    archiveOf([{ ...filler, declaredBytes: 101 * megabyte, stored: false }, filler]),
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
  'an encrypted Office document': unreadable('docx', () =>
    Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
  ),
  'a document of 1 MB of tags that do not end': unreadable('docx', () => repeatingTypes('<Override ')),
  'a document of 1 MB of quotes': unreadable('docx', () => repeatingTypes('ContentType="')),
  'more than 25 MB': rejected('file_too_large', 413)('pdf', () => Buffer.alloc(fileUploadMaximumBytes + 1)),
};
