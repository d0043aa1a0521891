import fc from 'fast-check';
import type { Contract, Operation, Schema, Upload } from '../platform/contract/document.ts';
import { createAjv } from '../platform/contract/validation.ts';
import { sampleUpload } from './allowed.ts';
import type { Sent } from './api.ts';
import { arbitrariesOf, type Known } from './arbitraries.ts';
import { badNumbers } from './badInputs/addresses.ts';
import { badJson } from './badInputs/bodies.ts';

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
    const { params, query, body, upload } = operation;
    const content = body && made(body.schema);
    const valid = fc.record({
      query: made(query),
      params: made(params).filter(leadsSomewhere),
      ...(content && { body: body.required ? content : fc.option(content, { nil: undefined }) }),
      ...(upload && fixedFile(upload)),
    }) as fc.Arbitrary<Sent>;
    const allows = body ? ajv.compile(body.schema) : () => true;
    const wrong = [
      ...wrongQueries(operation),
      ...wrongParams(operation),
      ...(body
        ? wrongBodies(body.required, (value) => allows(JSON.parse(JSON.stringify(value))))
        : upload
          ? wrongUploads
          : unwantedBodies(operation)),
    ];
    return {
      valid,
      examples: examplesOf(operation, known),
      invalid: fc.tuple(valid, fc.constantFrom(...wrong)).chain(([sent, spoil]) => spoil(sent)),
    };
  };
}

/** Arbitrary bytes would hardly be a file. */
function fixedFile(upload: Upload) {
  const { body, headers } = sampleUpload(upload);
  return { body: fc.constant(body), headers: fc.constant(headers) };
}

function examplesOf({ params, body, upload }: Operation, { id: ids, ...fields }: Known): Sent[] {
  const example: Record<string, unknown> = { ...asObject(body?.example) };
  for (const [name, [first]] of Object.entries(fields))
    example[name] = Array.isArray(example[name]) ? [first] : first;
  const sent = body ? { body: example } : upload ? sampleUpload(upload) : {};
  if (propertiesOf(params).length === 0 || !ids) return [sent];
  return ids.map((id) => ({ ...sent, params: { id } }));
}

type Spoil = (sent: Sent) => fc.Arbitrary<Sent>;

const propertiesOf = ({ properties }: Schema): string[] => Object.keys(properties ?? {});
/** A path segment of one or two dots leads to another operation. */
const leadsSomewhere = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => value !== '.' && value !== '..');

function wrongQueries({ query, integers }: Operation): Spoil[] {
  /** Adds a parameter, which replaces a valid one with the same name. */
  const add =
    (parameter: fc.Arbitrary<string>): Spoil =>
    (sent) =>
      parameter.map((added) => {
        const others = new URLSearchParams(sent.query as Record<string, string>);
        others.delete(added.split('=')[0] ?? '');
        return { ...sent, query: [...(others.size > 0 ? [others.toString()] : []), added].join('&') };
      });
  const names = propertiesOf(query);
  const unknown = fc
    .string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...'abcxyz_[].$') })
    .filter((name) => !names.includes(name))
    .map((name) => `${encodeURIComponent(name)}=1`);
  const badTexts = ['%00', 'x'.repeat(101)];
  return [
    add(unknown),
    add(fc.constantFrom('__proto__=1', 'constructor=1', 'toString=1')),
    ...names.flatMap((name) => {
      const values = integers.has(name) ? ['99999999', ...Object.values(badNumbers)] : badTexts;
      return [
        add(fc.constantFrom(`${name}=1&${name}=1`, `${name}[]=1`)),
        add(fc.constantFrom(...values).map((value) => `${name}=${value}`)),
      ];
    }),
  ];
}

function wrongParams({ params }: Operation): Spoil[] {
  return propertiesOf(params).map(
    (name) => (sent) =>
      fc
        .constantFrom('a\0b', '\0', 'x'.repeat(101), 'é'.repeat(500))
        .map((value) => ({ ...sent, params: { ...sent.params, [name]: value } })),
  );
}

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
];

function wrongBodies(isRequired: boolean, allows: (body: unknown) => boolean): Spoil[] {
  const json =
    (bodyFor: (valid: unknown) => fc.Arbitrary<unknown>): Spoil =>
    (sent) =>
      bodyFor(sent.body).map((body) => ({ ...sent, body: JSON.stringify(body) }));
  const raw =
    (...bodies: string[]): Spoil =>
    (sent) =>
      fc.constantFrom(...bodies).map((body) => ({ ...sent, body }));
  return [
    json(() => fc.jsonValue().filter((value) => !allows(value))),
    json((valid = {}) => spoilSomewhere(valid, allows)),
    json((valid) => fc.constant({ ...asObject(valid), unheardOf: 1 })),
    raw(...badJson),
    raw(tooLarge),
    (sent) =>
      fc
        .constantFrom(...otherTypes)
        .map((type) => ({ ...sent, body: 'a=b', headers: { 'content-type': type } })),
    ...(isRequired ? [({ body: _, ...sent }: Sent) => fc.constant(sent)] : []),
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
  const parts = Object.entries(asObject(value));
  const replaced = parts.map(([key, part]) => [key, key === step ? replaceAt(part, rest, by) : part]);
  return Array.isArray(value) ? replaced.map(([, part]) => part) : Object.fromEntries(replaced);
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const holdsUnusable = (value: unknown): boolean => /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));

/** JSON and other types in place of a file. A file with another content is a 422. */
const wrongUploads: Spoil[] = [
  ({ headers: _, ...sent }) => fc.constantFrom('{}', '[]', '1').map((body) => ({ ...sent, body })),
  (sent) => fc.constantFrom(...otherTypes).map((type) => ({ ...sent, headers: { 'content-type': type } })),
  ({ body: _, ...sent }) => fc.constant(sent),
];

/** A body for an operation without one. Bodies of GET, HEAD and DELETE are ignored. */
function unwantedBodies({ method }: Operation): Spoil[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [(sent) => fc.constantFrom('{}', '[]', '1').map((body) => ({ ...sent, body }))];
}
