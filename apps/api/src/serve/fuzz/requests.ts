import fc from 'fast-check';
import type { Contract, Operation, Schema } from '../../platform/contract/document.ts';
import { createAjv } from '../../platform/contract/validation.ts';
import { sampleUpload } from '../../testing/allowed.ts';
import type { TestRequest } from '../../testing/api.ts';
import { badNumbers } from '../badInputs/addresses.ts';
import { badJson } from '../badInputs/bodies.ts';
import { arbitrariesOf, type ValidValues } from './arbitraries.ts';

/** Arbitraries for the requests of an operation. */
export interface Requests {
  /** Valid requests. */
  valid: fc.Arbitrary<TestRequest>;
  /** Requests with one invalid part. */
  invalid: fc.Arbitrary<TestRequest>;
  /** The contract's example for each existing id; with the first one an authorized caller succeeds. */
  examples: TestRequest[];
}

/** Makes one part of a valid request invalid. */
type Spoil = (request: TestRequest) => fc.Arbitrary<TestRequest>;

/** A valid registration has a few kilobytes; this one exceeds the limit. */
const tooLarge = JSON.stringify('x'.repeat(300_000));

const propertiesOf = ({ properties }: Schema): string[] => Object.keys(properties ?? {});
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Creates arbitraries for requests from the contract of an operation. */
export function requestsOf(contract: Contract): (operation: Operation, values: ValidValues) => Requests {
  const ajv = createAjv(contract);
  return (operation, values) => {
    const arbitraryOf = arbitrariesOf(contract, values);
    const { params, query, body, upload } = operation;
    const content = body && arbitraryOf(body.schema);
    const valid = fc.record({
      query: arbitraryOf(query),
      params: arbitraryOf(params).filter(staysInPath),
      ...(content && { body: body.required ? content : fc.option(content, { nil: undefined }) }),
      // Arbitrary bytes would hardly be a file.
      ...(upload && {
        body: fc.constant(sampleUpload(upload).body),
        headers: fc.constant(sampleUpload(upload).headers),
      }),
    }) as fc.Arbitrary<TestRequest>;
    const allows = body ? ajv.compile(body.schema) : () => true;
    const spoils = [
      ...invalidQueries(operation),
      ...invalidParams(operation),
      ...(body
        ? invalidBodies(body.required, (value) => allows(JSON.parse(JSON.stringify(value))))
        : upload
          ? invalidUploads
          : unexpectedBodies(operation)),
    ];
    return {
      valid,
      examples: examplesOf(operation, values),
      invalid: fc.tuple(valid, fc.constantFrom(...spoils)).chain(([request, spoil]) => spoil(request)),
    };
  };
}

/** A path segment of one or two dots leads to another operation. */
const staysInPath = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => value !== '.' && value !== '..');

function examplesOf({ params, body, upload }: Operation, { id: ids, ...fields }: ValidValues): TestRequest[] {
  const example: Record<string, unknown> = { ...asObject(body?.example) };
  for (const [name, [first]] of Object.entries(fields))
    example[name] = Array.isArray(example[name]) ? [first] : first;
  const request = body ? { body: example } : upload ? sampleUpload(upload) : {};
  if (propertiesOf(params).length === 0 || !ids) return [request];
  return ids.map((id) => ({ ...request, params: { id } }));
}

function invalidQueries({ query, integers }: Operation): Spoil[] {
  /** Adds a parameter, which replaces a valid one with the same name. */
  const add =
    (parameter: fc.Arbitrary<string>): Spoil =>
    (request) =>
      parameter.map((added) => {
        const others = new URLSearchParams(request.query as Record<string, string>);
        others.delete(added.split('=')[0] ?? '');
        return { ...request, query: [...(others.size > 0 ? [others.toString()] : []), added].join('&') };
      });
  const names = propertiesOf(query);
  const unknown = fc
    .string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...'abcxyz_[].$') })
    .filter((name) => !names.includes(name))
    .map((name) => `${encodeURIComponent(name)}=1`);
  return [
    add(unknown),
    add(fc.constantFrom('__proto__=1', 'constructor=1', 'toString=1')),
    ...names.flatMap((name) => {
      const values = integers.has(name)
        ? ['99999999', ...Object.values(badNumbers)]
        : ['%00', 'x'.repeat(101)];
      return [
        add(fc.constantFrom(`${name}=1&${name}=1`, `${name}[]=1`)),
        add(fc.constantFrom(...values).map((value) => `${name}=${value}`)),
      ];
    }),
  ];
}

function invalidParams({ params }: Operation): Spoil[] {
  const values = fc.constantFrom('a\0b', '\0', 'x'.repeat(101), 'é'.repeat(500));
  return propertiesOf(params).map(
    (name) => (request) =>
      values.map((value) => ({ ...request, params: { ...request.params, [name]: value } })),
  );
}

const otherTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
);
const withoutBody: Spoil = ({ body: _, ...request }) => fc.constant(request);

function invalidBodies(isRequired: boolean, allows: (body: unknown) => boolean): Spoil[] {
  const json =
    (bodyFor: (valid: unknown) => fc.Arbitrary<unknown>): Spoil =>
    (request) =>
      bodyFor(request.body).map((body) => ({ ...request, body: JSON.stringify(body) }));
  const raw =
    (...bodies: string[]): Spoil =>
    (request) =>
      fc.constantFrom(...bodies).map((body) => ({ ...request, body }));
  return [
    json(() => fc.jsonValue().filter((value) => !allows(value))),
    json((valid = {}) => spoilAnywhere(valid, allows)),
    json((valid) => fc.constant({ ...asObject(valid), unheardOf: 1 })),
    raw(...badJson),
    raw(tooLarge),
    (request) => otherTypes.map((type) => ({ ...request, body: 'a=b', headers: { 'content-type': type } })),
    ...(isRequired ? [withoutBody] : []),
  ];
}

const replacements = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 'a\0b', '\ud800', -1, 0, 1.5, 1e308, true, [], {}, [[]]),
  fc.constantFrom('x'.repeat(6000), Array(600).fill('x'), { en: 'x', tlh: 'x' }),
  fc.jsonValue(),
);
const isUnstorable = (value: unknown): boolean => /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));

/** Replaces or removes a value at any depth, so that the body becomes invalid. */
function spoilAnywhere(body: unknown, allows: (body: unknown) => boolean): fc.Arbitrary<unknown> {
  const text = JSON.stringify(body);
  let count = 0;
  JSON.parse(text, () => {
    count += 1;
  });
  return fc
    .tuple(fc.nat({ max: count - 1 }), replacements)
    .map(([position, replacement]) => {
      let index = 0;
      return JSON.parse(text, (_, value) => (index++ === position ? replacement : value));
    })
    .filter((spoiled) => spoiled !== undefined && (!allows(spoiled) || isUnstorable(spoiled)));
}

/** JSON and other types in place of a file. A file with another content is a 422. */
const invalidUploads: Spoil[] = [
  ({ headers: _, ...request }) => fc.constantFrom('{}', '[]', '1').map((body) => ({ ...request, body })),
  (request) => otherTypes.map((type) => ({ ...request, headers: { 'content-type': type } })),
  withoutBody,
];

/** A body for an operation without one. Bodies of GET, HEAD and DELETE are ignored. */
function unexpectedBodies({ method }: Operation): Spoil[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [(request) => fc.constantFrom('{}', '[]', '1').map((body) => ({ ...request, body }))];
}
