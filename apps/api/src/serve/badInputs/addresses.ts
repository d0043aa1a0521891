import { type BadInput, because, type Unexplained } from './badInput.ts';

const request = (name: string, path: string, status: number): Unexplained => ({ name, path, status });

/** Paths. A 404 only states that there is no such resource. */
const paths: BadInput[] = [
  ...because('An encoded slash or dot in an id must not lead to another operation.', [
    request('an encoded slash', '/courses/knots%2F..%2Fknots', 404),
    request('an encoded slash in lower case', '/courses/a%2fb', 404),
    request('an encoded backslash', '/courses/..%5C..%5Cetc', 404),
    request('an encoded parent path', '/courses/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404),
    request('a parent path, encoded twice', '/courses/%252e%252e%252f', 404),
  ]),
  ...because('Invalid UTF-8 and NUL would cause an error in the database.', [
    request('a NUL', '/courses/knots%00', 400),
    request('a NUL and an ending', '/courses/knots%00.html', 400),
    request('half a UTF-8 character', '/courses/%E0%A4%A', 400),
    request('an invalid UTF-8 byte', '/courses/%FF', 400),
    request('an overlong slash', '/courses/%C0%AF', 400),
    request('a surrogate encoded as UTF-8', '/courses/%ED%A0%80', 400),
    request('a lone percent sign', '/courses/%', 400),
    request('a percent sign and letters', '/courses/%zz', 400),
  ]),
  ...because('No id is that long, so a lookup is unnecessary.', [
    request('101 characters', `/courses/${'x'.repeat(101)}`, 400),
    request('1,000 characters of three bytes', `/courses/${'%E2%82%AC'.repeat(600)}`, 400),
    request('more characters than any id has', `/courses/${'x'.repeat(5000)}`, 400),
  ]),
  ...because('An id is a value, never part of a query, a pattern or a page.', [
    request('a quote', "/courses/x'%20or%20'1'%3D'1", 404),
    request('a query in the id', '/courses/x%3B%20drop%20table%20users', 404),
    request('a wildcard', '/courses/%25', 404),
    request('markup', '/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404),
    request('text from right to left', '/courses/%E2%80%AEsnonk', 404),
  ]),
  ...because('Names of inherited properties are not ids.', [
    request('the name of an object method', '/courses/constructor', 404),
    request('a prototype', '/courses/__proto__', 404),
  ]),
  ...because('Each operation has one address and one method. No variant may bypass its authorization.', [
    request('a double slash', '/courses//knots', 404),
    request('a trailing slash', '/courses/knots/', 404),
    request('other letters', '/COURSES/knots', 404),
    request('a matrix parameter', '/courses/knots;jsessionid=1', 404),
    request('no path', '', 404),
    { name: 'an unknown method', method: 'PUT', path: '/courses/knots', status: 404 },
    { name: 'a DELETE of a list', method: 'DELETE', path: '/domains', status: 404 },
  ]),
];

/** Values of query parameters that are not positive integers. */
export const badNumbers = {
  'a number that overflows to infinity': '1e309',
  'a number in exponent notation': '1e1',
  zero: '0',
  negative: '-1',
  'a fraction': '1.5',
  empty: '',
  'a space': '%20',
  'a number with a leading space': '%201',
  'a number with a plus sign': '%2B1',
  'a number with a leading zero': '01',
  hexadecimal: '0x10',
  'a number in Arabic digits': '%D9%A3',
  'not a number': 'NaN',
  infinite: 'Infinity',
  null: 'null',
};

/** Query strings of a list. */
const queries: Record<string, Record<string, string>> = {
  'A parameter has one value. A proxy and the server may choose different ones of two.': {
    'the same parameter twice': 'page=1&page=2',
    'the same parameter twice, with the same value': 'page=1&page=1',
    'a parameter as an array': 'page[]=1',
    'a parameter as an object': 'page[$gt]=0',
  },
  'A sort option is selected from a list and never becomes part of a query.': {
    'an unknown sort option': 'sortBy=price',
    'a sort option with SQL': 'sortBy=name;drop%20table%20users',
  },
  'An unknown parameter is a mistake or an attack, and must not be ignored.': {
    'a prototype as a parameter': '__proto__=1',
    'a prototype by brackets': '__proto__[role]=admin',
    'an unknown parameter': 'debug=true',
    'a NUL as a parameter': '%00=1',
  },
  'A parameter that cannot be decoded has no value.': {
    'a broken escape': 'page=%E0%A4%A',
  },
};

/** Searches with characters that are special in SQL or in regular expressions. */
const searches = {
  'a wildcard': '%25',
  'an underscore': '_',
  'a backslash': '%5C',
  'a quote': "'%20or%20''%3D'",
  'an expression with catastrophic backtracking': '(a%2B)%2B%24',
  'marks that join': '%E2%80%8D%CC%81',
};
const search = (name: string, text: string, status: number) =>
  request(name, `/expertises?search=${text}`, status);

export const badAddresses: BadInput[] = [
  ...paths,
  ...Object.entries(queries).flatMap(([why, some]) =>
    because(
      why,
      Object.entries(some).map(([name, query]) => request(name, `/domains?${query}`, 400)),
    ),
  ),
  ...because('The database cannot store it and would fail during the query.', [
    search('a NUL in a search', 'a%00b', 400),
  ]),
  ...because('A search that is longer than any name finds nothing and costs time.', [
    search('a search of 101 characters', 'x'.repeat(101), 400),
  ]),
];

/** Unusual but valid searches: they find nothing and cause no error. */
export const oddSearches: BadInput[] = because(
  'A search is literal: none of its characters is special.',
  Object.entries(searches).map(([name, text]) => search(name, text, 200)),
);
