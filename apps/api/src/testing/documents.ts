import { crc32, deflateRawSync } from 'node:zlib';
import { fileTypes } from '@lyceum/rules';

/** A file of an archive, and what its archive says about it if that is not true. */
export interface ArchivedFile {
  name: string;
  content: string | Buffer;
  stored?: boolean;
  encrypted?: boolean;
  declaredBytes?: number;
  checksum?: number;
  /** The name before the content, if it is not the one in the list. */
  localName?: string;
}

/** A ZIP archive. */
export function archiveOf(files: readonly ArchivedFile[], comment = ''): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, localName = name, stored = false, encrypted = false, ...file } of files) {
    const content = Buffer.from(file.content as string);
    const packed = stored ? content : deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((encrypted ? 1 : 0) | 0x800, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(file.checksum ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.declaredBytes ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(localName), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, directory, end, Buffer.from(comment)]);
}

type OpenXml = 'docx' | 'xlsx' | 'pptx';

/** An Office Open XML document, as far as it is verified. */
export function openXmlOf(type: OpenXml, more: readonly ArchivedFile[] = [], mainType?: string): Buffer {
  const main = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' }[type];
  const types =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/${main}" ContentType="${mainType ?? `${fileTypes[type]}.main+xml`}"/></Types>`;
  return archiveOf([
    { name: '[Content_Types].xml', content: types },
    { name: main, content: '<document/>' },
    ...more,
  ]);
}

/** An OpenDocument document, as far as it is verified. */
export const openDocumentOf = (
  type: 'odt' | 'ods' | 'odp',
  more: readonly ArchivedFile[] = [],
  manifest = '<manifest:manifest/>',
): Buffer =>
  archiveOf([
    { name: 'mimetype', content: fileTypes[type], stored: true },
    { name: 'content.xml', content: '<office:document-content/>' },
    { name: 'META-INF/manifest.xml', content: manifest },
    ...more,
  ]);

/** A PDF of one empty page. @param trailer more entries of its trailer @param objects more objects */
export function pdfOf({ trailer = '', objects = '' } = {}): Buffer {
  const body =
    `%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n${objects}1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n` +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n';
  const offsets = [1, 2, 3].map((number) => body.indexOf(`${number} 0 obj`));
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end =
    `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\n` +
    `startxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}
