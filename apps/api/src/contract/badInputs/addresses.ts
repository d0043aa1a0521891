import { type BadInput, because, type Unexplained } from './badInput.ts';

const request = (name: string, path: string, status: number): Unexplained => ({ name, path, status });

/** Paths. A 404 says nothing more than that there is no such resource. */
const paths: BadInput[] = [
  ...because('An id is one text: what is encoded in it leads neither up nor to another call.', [
    request('an encoded slash', '/courses/knots%2F..%2Fknots', 404),
    request('an encoded slash in small letters', '/courses/a%2fb', 404),
    request('an encoded backslash', '/courses/..%5C..%5Cetc', 404),
    request('a way up, encoded', '/courses/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404),
    request('a way up, encoded twice', '/courses/%252e%252e%252f', 404),
  ]),
  ...because('What is no text in UTF-8, or no column takes, would fail in the middle of the work.', [
    request('a NUL', '/courses/knots%00', 400),
    request('a NUL and an ending', '/courses/knots%00.html', 400),
    request('half a UTF-8 character', '/courses/%E0%A4%A', 400),
    request('a byte that is no UTF-8', '/courses/%FF', 400),
    request('an overlong slash', '/courses/%C0%AF', 400),
    request('a surrogate as UTF-8', '/courses/%ED%A0%80', 400),
    request('a percent alone', '/courses/%', 400),
    request('a percent and letters', '/courses/%zz', 400),
  ]),
  ...because('No id is that long, so nobody has to look for it.', [
    request('101 characters', `/courses/${'x'.repeat(101)}`, 400),
    request('1,000 characters of three bytes', `/courses/${'%E2%82%AC'.repeat(600)}`, 400),
    request('more characters than any id has', `/courses/${'x'.repeat(5000)}`, 400),
  ]),
  ...because('An id is a value, never a part of a query, of a pattern or of a page.', [
    request('a quote', "/courses/x'%20or%20'1'%3D'1", 404),
    request('a query in the id', '/courses/x%3B%20drop%20table%20users', 404),
    request('a wildcard', '/courses/%25', 404),
    request('markup', '/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404),
    request('text from right to left', '/courses/%E2%80%AEsnonk', 404),
  ]),
  ...because('Names that every object has are no ids that anything has.', [
    request('the name of a method of objects', '/courses/constructor', 404),
    request('a prototype', '/courses/__proto__', 404),
  ]),
  ...because(
    'Each call has one address and one method; whatever is beside it must not slip past the rights of the call.',
    [
      request('a slash too many', '/courses//knots', 404),
      request('a slash behind', '/courses/knots/', 404),
      request('other letters', '/COURSES/knots', 404),
      request('a matrix parameter', '/courses/knots;jsessionid=1', 404),
      request('no path at all', '', 404),
      { name: 'a method that is not there', method: 'PUT', path: '/courses/knots', status: 404 },
      { name: 'a deletion of a list', method: 'DELETE', path: '/domains', status: 404 },
    ],
  ),
];

/** Query strings of a list. */
const queries: Record<string, Record<string, string>> = {
  'A parameter has one value: of two, a proxy and the server may each believe another.': {
    'the same parameter twice': 'page=1&page=2',
    'the same parameter twice, with the same value': 'page=1&page=1',
    'a parameter as a list': 'page[]=1',
    'a parameter as an object': 'page[$gt]=0',
  },
  'A number is written in one way, and what is none must not be read as some other page.': {
    'a page beyond all numbers': 'page=1e309',
    'a page as a power': 'page=1e1',
    'a page below the first': 'page=0',
    'a page below nothing': 'page=-1',
    'half a page': 'page=1.5',
    'a page of nothing': 'page=',
    'a page of a space': 'page=%20',
    'a page with a space before it': 'page=%201',
    'a page with a plus before it': 'page=%2B1',
    'a page with a nought before it': 'page=01',
    'a page in base sixteen': 'page=0x10',
    'a page in Arabic digits': 'page=%D9%A3',
    'a page that is not a number': 'page=NaN',
    'a page that is infinite': 'page=Infinity',
    'a page that is null': 'page=null',
  },
  'A page too far or too large would keep the database busy for nothing.': {
    'a page beyond 64 bits': 'page=99999999999999999999',
    'a page beyond what there can be': 'page=1000001',
    'a limit above the limit': 'limit=101',
    'a limit of nothing': 'limit=0',
  },
  'An order is chosen from a list and never written into a query.': {
    'an order that there is not': 'sortBy=price',
    'an order by a query': 'sortBy=name;drop%20table%20users',
  },
  'A parameter that nobody reads is a mistake or an attack, and both want to be told.': {
    'a prototype as a parameter': '__proto__=1',
    'a prototype by brackets': '__proto__[role]=admin',
    'a parameter that there is not': 'debug=true',
    'a NUL as a parameter': '%00=1',
  },
  'What cannot be decoded has no value that could be meant.': {
    'a broken escape': 'page=%E0%A4%A',
  },
};

/** Searches with characters that are special in SQL or in regular expressions. */
const searches = {
  'a wildcard': '%25',
  'an underscore': '_',
  'a backslash': '%5C',
  'a quote': "'%20or%20''%3D'",
  'an expression that takes for ever': '(a%2B)%2B%24',
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
  ...because('No column takes it, and the database would refuse in the middle of the work.', [
    search('a NUL in a search', 'a%00b', 400),
  ]),
  ...because('What is longer than any name finds nothing and costs time.', [
    search('a search of 101 characters', 'x'.repeat(101), 400),
  ]),
];

/** Unusual but valid searches: they find nothing and cause no error. */
export const oddSearches: BadInput[] = because(
  'A search is a text, so each of its characters stands for itself.',
  Object.entries(searches).map(([name, text]) => search(name, text, 200)),
);
