/**
 * Names that break a document whose writer does not clean or escape them: calendars, CSV, feeds, images, mails. The contract
 * rejects some of them; the database may contain them all, but for NUL and the half of a surrogate pair.
 */
export const hostileNames = [
  '',
  '\uFFFE\uFFFF Amal',
  '\u0000\u0008\u001B[31m Amal',
  'Amal \uD800',
  'Amal\r\nBcc: eve@evil.example\r\n\r\nA body of mine',
  'Amal\u0085\u2028\u2029Haddad',
  'END:VEVENT\r\nBEGIN:VALARM',
  'Knots; hitches, and \\n "splices"',
  '=HYPERLINK("https://evil.example")',
  '\t=1+1',
  '＝1+1',
  ']]><b>&lt</b><!-- -->',
  '{{t}} %s $&',
  '\u202Egpj.exe\u2066',
  '\u2800\u3164\u200B',
  '\uFDFD'.repeat(50),
  `Z${'\u030D'.repeat(99)}`,
  '漢字 🎓 👨‍👩‍👧‍👦',
  '🪢'.repeat(50),
  'عُقَد '.repeat(16),
  'W'.repeat(5000),
  '\n'.repeat(99),
] as const;
