import fc from 'fast-check';
import type { Contract, Operation, Schema } from '../contract/document.ts';
import { createAjv } from '../contract/validation.ts';
import type { Sent } from './api.ts';
import { arbitrariesOf, type Known } from './arbitraries.ts';

/** Arbitraries for the requests of an operation. */
export interface Requests {
  /** Valid requests. */
  valid: fc.Arbitrary<Sent>;
  /** Requests with one invalid part. */
  invalid: fc.Arbitrary<Sent>;
  /** The contract's example for each known id; with the first one an authorized caller succeeds. */
  examples: Sent[];
}

/** A valid registration has a few kilobytes; this one exceeds the limit. */
const tooLarge = JSON.stringify('x'.repeat(300_000));

/** Creates arbitraries for requests from the contract of an operation. */
export function requestsOf(contract: Contract): (operation: Operation, known: Known) => Requests {
  const ajv = createAjv(contract);
  return (operation, known) => {
    const made = arbitrariesOf(contract, known);
    const { params, query, body } = operation;
    const needed = fc.record({
      query: made(query),
      ...(propertiesOf(params).length > 0 && { params: made(params).filter(leadsSomewhere) }),
      ...(body?.required && { body: made(body.schema) }),
    });
    const valid = (
      body && !body.required
        ? fc.tuple(needed, made(body.schema), fc.boolean()).map(([sent, empty, isThere]) => ({
            ...sent,
            ...(isThere && { body: empty }),
          }))
        : needed
    ) as fc.Arbitrary<Sent>;
    const allows = body ? ajv.compile(body.schema) : () => true;
    const wrong = [
      ...wrongQueries(operation),
      ...wrongParams(operation),
      ...(body
        ? wrongBodies(body.required, (value) => allows(JSON.parse(JSON.stringify(value))))
        : unwantedBodies(operation)),
    ];
    return {
      valid,
      examples: examplesOf(operation, known),
      invalid: fc.tuple(valid, fc.oneof(...wrong)).chain(([sent, spoil]) => spoil(sent)),
    };
  };
}

function examplesOf({ params, body }: Operation, { id: ids, ...fields }: Known): Sent[] {
  const example: Record<string, unknown> = { ...asObject(body?.example) };
  for (const [name, [first]] of Object.entries(fields))
    example[name] = Array.isArray(example[name]) ? [first] : first;
  const sent = body ? { body: example } : {};
  if (propertiesOf(params).length === 0 || !ids) return [sent];
  return ids.map((id) => ({ ...sent, params: { id } }));
}

type Spoil = (sent: Sent) => fc.Arbitrary<Sent>;

const propertiesOf = ({ properties }: Schema): string[] => Object.keys(properties ?? {});
/** A path segment of one or two dots leads to another operation. */
const leadsSomewhere = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => value !== '.' && value !== '..');
const always = (spoil: Spoil): fc.Arbitrary<Spoil> => fc.constant(spoil);

function wrongQueries({ query, integers }: Operation): fc.Arbitrary<Spoil>[] {
  const spoil = (part: fc.Arbitrary<string>) =>
    always((sent) =>
      part.map((added) => {
        const parameters = new URLSearchParams(sent.query as Record<string, string>);
        const [name = ''] = added.split('=');
        parameters.delete(name);
        return { ...sent, query: [...(parameters.size > 0 ? [parameters.toString()] : []), added].join('&') };
      }),
    );
  const names = propertiesOf(query);
  const unknown = fc
    .string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...'abcxyz_[].$') })
    .filter((name) => !names.includes(name))
    .map((name) => `${encodeURIComponent(name)}=1`);
  const wrongIntegers = [
    '',
    '0',
    '-1',
    '1.5',
    '1e309',
    '1e3',
    '01',
    ' 1',
    '0x1',
    'NaN',
    '99999999',
    'null',
    '٣',
  ];
  return [
    spoil(unknown),
    spoil(fc.constantFrom('__proto__=1', 'constructor=1', 'toString=1')),
    ...names.map((name) => spoil(fc.constantFrom(`${name}=1&${name}=1`, `${name}[]=1`))),
    ...names
      .filter((name) => integers.has(name))
      .map((name) =>
        spoil(fc.constantFrom(...wrongIntegers).map((value) => `${name}=${encodeURIComponent(value)}`)),
      ),
    ...names
      .filter((name) => !integers.has(name))
      .map((name) => spoil(fc.constantFrom(`${name}=%00`, `${name}=${'x'.repeat(101)}`))),
  ];
}

function wrongParams({ params }: Operation): fc.Arbitrary<Spoil>[] {
  return propertiesOf(params).map((name) =>
    always((sent) =>
      fc
        .constantFrom('a\0b', '\0', 'x'.repeat(101), 'é'.repeat(500))
        .map((value) => ({ ...sent, params: { ...sent.params, [name]: value } })),
    ),
  );
}

function wrongBodies(isRequired: boolean, allows: (body: unknown) => boolean): fc.Arbitrary<Spoil>[] {
  const json = (body: fc.Arbitrary<unknown>) =>
    always((sent) =>
      body
        .filter((value) => value !== undefined && !allows(value))
        .map((value) => ({ ...sent, body: JSON.stringify(value) })),
    );
  const raw = (...bodies: string[]) =>
    always((sent) => fc.constantFrom(...bodies).map((body) => ({ ...sent, body })));
  return [
    json(fc.jsonValue()),
    always((sent) =>
      spoilSomewhere(sent.body ?? {}, allows).map((body) => ({ ...sent, body: JSON.stringify(body) })),
    ),
    always((sent) =>
      fc.constant({ ...sent, body: JSON.stringify({ ...asObject(sent.body), unheardOf: 1 }) }),
    ),
    raw(
      '{',
      '{"a":',
      '[1,]',
      '"',
      'nul',
      "{'a':1}",
      '\u{feff}{',
      '{"a":1}}',
      '// {}',
      'NaN',
      '{"a":1e999999',
    ),
    raw('{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '['.repeat(5000)),
    raw(tooLarge),
    always((sent) =>
      fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/xml',
          'multipart/form-data',
        )
        .map((type) => ({ ...sent, body: 'a=b', headers: { 'content-type': type } })),
    ),
    ...(isRequired ? [always(({ body: _, ...sent }) => fc.constant(sent))] : []),
  ];
}

/** Replaces, removes or adds one value at any depth, so that the body becomes invalid. */
function spoilSomewhere(body: unknown, allows: (body: unknown) => boolean): fc.Arbitrary<unknown> {
  const replacement = fc.oneof(
    fc.constantFrom<unknown>(undefined, null, '', ' ', 'a\0b', '\ud800', -1, 0, 1.5, 1e308, true, [], {}, [
      [],
    ]),
    fc.constantFrom('x'.repeat(6000), Array(600).fill('x'), { en: 'x', tlh: 'x' }),
    fc.jsonValue(),
  );
  return fc
    .tuple(fc.constantFrom(...placesIn(body)), replacement)
    .map(([place, value]) => replaceAt(body, place, value))
    .filter((spoilt) => spoilt !== undefined && (!allows(spoilt) || holdsUnusable(spoilt)));
}

/** The paths to all nested values, including the root. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item).map((place) => [key, ...place]),
  );
  return [[], ...inside];
}

function replaceAt(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? replaceAt(item, rest, by) : item));
  const inside = Object.entries(asObject(value)).find(([key]) => key === step)?.[1];
  return { ...asObject(value), [step]: replaceAt(inside, rest, by) };
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const holdsUnusable = (value: unknown): boolean => /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));

/** A body for an operation without one. Bodies of GET, HEAD and DELETE are ignored. */
function unwantedBodies({ method }: Operation): fc.Arbitrary<Spoil>[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [always((sent) => fc.constantFrom('{}', '[]', '1').map((body) => ({ ...sent, body })))];
}
