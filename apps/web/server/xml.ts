import escapeHtml from 'escape-html';

/** Everything that XML 1.0 cannot contain, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for a library that escapes it itself. */
export const xmlText = (text: string): string => text.replaceAll(impossible, '');

/** Text that is safe in XML and HTML. */
export const escapeXml = (text: string): string => escapeHtml(xmlText(text));
