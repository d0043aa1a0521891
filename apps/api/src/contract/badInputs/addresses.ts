import type { BadInput } from './badInput.ts';

const ask = (name: string, path: string, status: number): BadInput => ({ name, path, status });

/** Paths; where nothing of the kind is there, that is all that is said. */
const paths: BadInput[] = [
  ask('an encoded slash', '/courses/knots%2F..%2Fknots', 404),
  ask('an encoded slash in small letters', '/courses/a%2fb', 404),
  ask('an encoded backslash', '/courses/..%5C..%5Cetc', 404),
  ask('a way up, encoded', '/courses/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404),
  ask('a way up, encoded twice', '/courses/%252e%252e%252f', 404),
  ask('a NUL', '/courses/knots%00', 400),
  ask('a NUL and an ending', '/courses/knots%00.html', 400),
  ask('half a UTF-8 character', '/courses/%E0%A4%A', 400),
  ask('a byte that is no UTF-8', '/courses/%FF', 400),
  ask('an overlong slash', '/courses/%C0%AF', 400),
  ask('a surrogate as UTF-8', '/courses/%ED%A0%80', 400),
  ask('a percent alone', '/courses/%', 400),
  ask('a percent and letters', '/courses/%zz', 400),
  ask('101 characters', `/courses/${'x'.repeat(101)}`, 400),
  ask('1,000 characters of three bytes', `/courses/${'%E2%82%AC'.repeat(600)}`, 400),
  ask('more characters than any id has', `/courses/${'x'.repeat(5000)}`, 400),
  ask('a quote', "/courses/x'%20or%20'1'%3D'1", 404),
  ask('a query in the id', '/courses/x%3B%20drop%20table%20users', 404),
  ask('a wildcard', '/courses/%25', 404),
  ask('markup', '/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404),
  ask('text from right to left', '/courses/%E2%80%AEsnonk', 404),
  ask('the name of a method of objects', '/courses/constructor', 404),
  ask('a prototype', '/courses/__proto__', 404),
  ask('a slash too many', '/courses//knots', 404),
  ask('a slash behind', '/courses/knots/', 404),
  ask('other letters', '/COURSES/knots', 404),
  ask('a matrix parameter', '/courses/knots;jsessionid=1', 404),
  ask('no path at all', '', 404),
  { name: 'a method that is not there', method: 'PUT', path: '/courses/knots', status: 404 },
  { name: 'a deletion of a list', method: 'DELETE', path: '/domains', status: 404 },
];

/** Queries of a list. */
const queries: Record<string, string> = {
  'the same parameter twice': 'page=1&page=2',
  'the same parameter twice, with the same value': 'page=1&page=1',
  'a parameter as a list': 'page[]=1',
  'a parameter as an object': 'page[$gt]=0',
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
  'a page beyond 64 bits': 'page=99999999999999999999',
  'a page beyond what there can be': 'page=1000001',
  'a limit above the limit': 'limit=101',
  'a limit of nothing': 'limit=0',
  'an order that there is not': 'sortBy=price',
  'an order by a query': 'sortBy=name;drop%20table%20users',
  'a prototype as a parameter': '__proto__=1',
  'a prototype by brackets': '__proto__[role]=admin',
  'a parameter that there is not': 'debug=true',
  'a NUL as a parameter': '%00=1',
  'a broken escape': 'page=%E0%A4%A',
};

const searches: Record<string, [search: string, status: number]> = {
  'a wildcard': ['%25', 200],
  'an underscore': ['_', 200],
  'a backslash': ['%5C', 200],
  'a quote': ["'%20or%20''%3D'", 200],
  'an expression that takes for ever': ['(a%2B)%2B%24', 200],
  'marks that join': ['%E2%80%8D%CC%81', 200],
  'a NUL in a search': ['a%00b', 400],
  'a search of 101 characters': ['x'.repeat(101), 400],
};

export const badAddresses: BadInput[] = [
  ...paths,
  ...Object.entries(queries).map(([name, query]) => ask(name, `/domains?${query}`, 400)),
  ...Object.entries(searches).map(([name, [search, status]]) =>
    ask(name, `/expertises?search=${search}`, status),
  ),
];
