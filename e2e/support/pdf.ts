/** A PDF of one empty page. */
export function emptyPdf(): Buffer {
  const body =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const offsets = [1, 2].map((number) => body.indexOf(`${number} 0 obj`));
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 3\n0000000000 65535 f \n${table}trailer\n<< /Size 3 /Root 1 0 R >>\n` +
      `startxref\n${body.length}\n%%EOF\n`,
  );
}
