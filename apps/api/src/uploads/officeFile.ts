import { type FileType, fileTypes } from '@lyceum/rules';
import { type ArchiveEntry, unpackSmall } from './archive.ts';
import type { FileDefect } from './pdf.ts';

const listMaximumBytes = 1024 * 1024;
const typesName = '[Content_Types].xml';
const openDocumentFolder = 'application/vnd.oasis.opendocument.';

/** The main part of an Office Open XML document, by type. */
const mainParts: Readonly<Partial<Record<FileType, string>>> = {
  docx: `${fileTypes.docx}.main+xml`,
  xlsx: `${fileTypes.xlsx}.main+xml`,
  pptx: `${fileTypes.pptx}.main+xml`,
};
const macros = /macroenabled|vbaproject|vbadata|macrosheet|activex/i;
/** Where documents keep programs: of Microsoft Office, and of OpenDocument. */
const macroNames = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)|^(?:Basic|Scripts)\/./i;

/** Verifies that an archive is an office document of a type, without macros. Its parts are not interpreted. */
export function defectOfOfficeFile(entries: readonly ArchiveEntry[], type: FileType): FileDefect | null {
  const isKind = isOpenXml(entries) ? openXmlDefect(entries, type) : openDocumentDefect(entries, type);
  if (isKind !== null) return isKind;
  return entries.some(({ name }) => macroNames.test(name)) ? 'macros' : null;
}

/** Whether an archive is an office document or an e-book, which are no archives for people. */
export const isDocument = (entries: readonly ArchiveEntry[]): boolean =>
  isOpenXml(entries) || entries.some(({ name }) => name === 'mimetype');

const isOpenXml = (entries: readonly ArchiveEntry[]) => entries.some(({ name }) => name === typesName);

function openXmlDefect(entries: readonly ArchiveEntry[], type: FileType): FileDefect | null {
  const types = textOf(entries, typesName);
  // Entities and references could hide what the types say.
  if (types === null || /<!|&#|\0/.test(types)) return 'unreadable';
  if (macros.test(types)) return 'macros';
  const main = mainParts[type];
  const overrides = types.match(/<Override\b[^>]*>/gi) ?? [];
  const override = overrides.find((each) => main && attribute(each, 'ContentType') === main);
  const part = override && attribute(override, 'PartName')?.replace(/^\//, '');
  return part && entries.some(({ name }) => name === part) ? null : 'unreadable';
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

function openDocumentDefect(entries: readonly ArchiveEntry[], type: FileType): FileDefect | null {
  const [first] = entries;
  const isKind =
    fileTypes[type].startsWith(openDocumentFolder) &&
    first?.name === 'mimetype' &&
    first.isStored &&
    String(first.packed) === fileTypes[type];
  const manifest = textOf(entries, 'META-INF/manifest.xml');
  if (!isKind || manifest === null || !entries.some(({ name }) => name === 'content.xml'))
    return 'unreadable';
  return /encryption-data/.test(manifest) ? 'encrypted' : null;
}

/** The text of a small part of a document; null if there is none. */
function textOf(entries: readonly ArchiveEntry[], name: string): string | null {
  const entry = entries.find((each) => each.name === name);
  const unpacked = entry && entry.sizeBytes <= listMaximumBytes ? unpackSmall(entry) : null;
  return unpacked?.toString('utf8') ?? null;
}
