import type { FileType } from '@lyceum/rules';
import { isIntact, readArchive } from './archive.ts';
import { defectOfOfficeFile, isDocument } from './officeFile.ts';
import { defectOfPdf, type FileDefect } from './pdf.ts';

/** Verifies by its content that a file is of a type, complete, and without macros and encryption. */
export async function defectOf(content: Buffer, type: FileType): Promise<FileDefect | null> {
  if (type === 'pdf') return defectOfPdf(content);
  const entries = await readArchive(content);
  if (typeof entries === 'string') return entries;
  const isWrongKind = type === 'zip' && (isDocument(entries) || entries.length === 0);
  const defect = isWrongKind ? 'unreadable' : type === 'zip' ? null : defectOfOfficeFile(entries, type);
  if (defect !== null) return defect;
  for (const entry of entries) if (!(await isIntact(entry))) return 'unreadable';
  return null;
}
