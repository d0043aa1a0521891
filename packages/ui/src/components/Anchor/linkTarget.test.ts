import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTargetOf } from './linkTarget.ts';

test.each([
  ['/', 'app'],
  ['/course/x?sort=name#top', 'app'],
  ['/a//b', 'app'],
  ['/search?q=a\\b', 'app'],
  ['/search?next=//evil.test', 'app'],
  ['/a:b', 'app'],
  ['course/x', 'app'],
  ['./x', 'app'],
  ['../x', 'app'],
  ['?page=2', 'app'],
  ['javascript%3Aalert(1)', 'app'],
  ['/می\u200cخواهم', 'app'],
  ['#', 'fragment'],
  ['#part', 'fragment'],
  ['#javascript:alert(1)', 'fragment'],
  ['https://example.test', 'external'],
  ['HTTPS://EXAMPLE.TEST/A', 'external'],
  ['http://example.test:8080/a?b#c', 'external'],
  ['https://example.test/@me', 'external'],
  ['https://مثال.test/', 'external'],
  ['mailto:hello@example.test?subject=A%20B', 'contact'],
  ['MailTo:hello@example.test', 'contact'],
  ['tel:+49-30-1234', 'contact'],
])('%j leads to: %s', (address, target) => {
  expect(linkTargetOf(address)).toBe(target);
});

const executable = ['javascript:alert(1)', 'vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>'];
const schemes = [
  ...executable,
  'blob:https://a.test/1',
  'file:///etc/passwd',
  'filesystem:x',
  'ftp://a.test',
];
const inserted = [
  '\t',
  '\n',
  '\r',
  '\0',
  '\u0001',
  '\u001f',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
];

/** The ways in which browsers still see the scheme, or a reader does not. */
function disguises(address: string): string[] {
  const mixedCase = address.replace(/[a-z]/g, (letter, index) => (index % 2 ? letter : letter.toUpperCase()));
  return [
    address,
    address.toUpperCase(),
    mixedCase,
    ...inserted.flatMap((character) => [
      character + address,
      `${address}${character}`,
      address.slice(0, 4) + character + address.slice(4),
      address.replace(':', `${character}:`),
      address.replace(':', `:${character}`),
    ]),
    ...[' ', '\u00a0', '\u3000', '\u2028', '\u2029'].flatMap((space) => [space + address, address + space]),
  ];
}

test.each(schemes)('%s is refused, in every disguise', (address) => {
  for (const disguised of disguises(address))
    expect([disguised, linkTargetOf(disguised)]).toEqual([disguised, null]);
});

test.each([
  '',
  ' ',
  '//evil.test',
  '///evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  './/evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/.\\/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'https://\\evil.test',
  'https://bank.test@evil.test',
  'https://bank.test:x@evil.test',
  'https://bank.test\\@evil.test',
  'https://@evil.test',
  'https://',
  'https://a b.test',
  'ht\ttps://evil.test',
  'https://evil.test\u202etset.knab',
  'mailto:',
  'mailto:a@b.test\nbcc:c@d.test',
  'mailto: a@b.test',
  'tel:',
  'tel://a',
  'custom:x',
  'c:\\windows',
])('%j is refused', (address) => {
  expect(linkTargetOf(address)).toBeNull();
});

const awkward = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '\u00a0',
        ':',
        '@',
        '.',
        '..',
        '%2e',
        '%2f',
        '?',
        '#',
        ';',
      ],
      ...[
        'evil.test',
        'JavaScript:',
        'javascript',
        'data:',
        'VBscript:',
        'HTTPS:',
        'http://',
        'mailto:',
        'tel:',
        'a',
      ],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('a browser follows each accepted address to where it leads', () => {
  const page = 'https://app.test/a/b?c#d';
  const expected = {
    app: ({ origin, pathname }: URL) => origin === 'https://app.test' && !pathname.startsWith('//'),
    fragment: ({ href }: URL) => href.startsWith('https://app.test/a/b?c#'),
    external: ({ protocol, host, username, password }: URL) =>
      /^https?:$/.test(protocol) && host !== '' && username + password === '',
    contact: ({ protocol }: URL) => /^(?:mailto|tel):$/.test(protocol),
  };
  fc.assert(
    fc.property(fc.oneof(awkward, fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (address) => {
      const target = linkTargetOf(address);
      return target === null || expected[target](new URL(address, page));
    }),
    { numRuns: 20_000 },
  );
});
