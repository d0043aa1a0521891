import { isEmailAddress } from '@lyceum/rules';
import fc from 'fast-check';
import type { Contract, Schema } from '../platform/contract/document.ts';

/** Values that are meaningful to the server under test, by field name. */
export type Known = Readonly<Record<string, readonly string[]>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): [string, Schema][] =>
  isSchema(value)
    ? Object.entries(value).flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : []))
    : [];
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Text that no database column accepts is rejected by a rule that JSON schemas cannot express. */
const isUsable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Long enough to be unusual, short enough for thousands of requests; the limits themselves are included. */
const usualLength = 40;

/** Creates arbitraries from schemas of the contract, edge cases included. */
export function arbitrariesOf({ shared }: Contract, known: Known) {
  const follow = (schema: Schema): Schema => {
    const name = /^contract#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref))?.[1];
    if (name === undefined) return schema;
    const components = isSchema(shared.components) ? shared.components : {};
    const [, found] = schemasIn(components.schemas).find(([key]) => key === name) ?? [];
    if (!found) throw new Error(`openapi.yaml has no schema ${name}`);
    return follow(found);
  };

  const made = (reference: Schema, name = ''): fc.Arbitrary<unknown> => {
    const schema = follow(reference);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((one) => made(one, name)));
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type) => made({ ...schema, type }, name)));
    switch (schema.type) {
      case 'string':
        return knownOrOther(schema, known[name] ?? []);
      case 'integer':
        return fc.integer({ min: numberOr(schema.minimum, -1e9), max: numberOr(schema.maximum, 1e9) });
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema, name);
      case 'object':
        return objectOf(schema);
      default:
        throw new Error(`Nothing is known about making a ${JSON.stringify(schema)}`);
    }
  };

  const listOf = (schema: Schema, name: string): fc.Arbitrary<unknown[]> => {
    const item = isSchema(schema.items) ? made(schema.items, name) : fc.anything();
    const size = {
      minLength: numberOr(schema.minItems, 0),
      maxLength: Math.min(8, numberOr(schema.maxItems, 8)),
    };
    return schema.uniqueItems === true ? fc.uniqueArray(item, size) : fc.array(item, size);
  };

  const objectOf = (schema: Schema): fc.Arbitrary<Record<string, unknown>> => {
    const fields = schemasIn(schema.properties).map(
      ([name, property]) => [name, made(property, name)] as const,
    );
    const requiredKeys = Array.isArray(schema.required) ? schema.required.map(String) : [];
    return fc
      .record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
      .filter((object) => Object.keys(object).length >= numberOr(schema.minProperties, 0));
  };
  return made;
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = [numberOr(schema.minimum, -1e6), numberOr(schema.maximum, 1e6)];
  if (schema.multipleOf !== 0.01) return fc.double({ min, max, noNaN: true });
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
}

function knownOrOther(schema: Schema, known: readonly string[]): fc.Arbitrary<string> {
  const pattern = new RegExp(String(schema.pattern ?? ''), 'u');
  const fitting = known.filter((text) => pattern.test(text));
  return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), textOf(schema)) : textOf(schema);
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.emailAddress().filter(isEmailAddress);
  if (schema.format === 'date-time') return timeOf();
  const [min, max] = [numberOr(schema.minLength, 0), numberOr(schema.maxLength, 1000)];
  const length = { minLength: min, maxLength: Math.max(min, Math.min(max, usualLength)) };
  const anything = fc.oneof(
    fc.string({ ...length, unit: 'grapheme-ascii' }),
    // All characters: control characters, joiners and right-to-left text included.
    fc.string({ ...length, unit: 'binary' }),
    fc.constantFrom('x'.repeat(max), 'é'.repeat(max)),
  );
  if (schema.pattern === undefined) return anything.filter(isUsable);
  const source = String(schema.pattern);
  const pattern = new RegExp(source, 'u');
  if (source.includes('https://')) return addressOf().filter((address) => pattern.test(address));
  // Random texts hardly ever match a pattern such as that of a UUID.
  if (/^\^(?!\(\?)/.test(source)) return fc.stringMatching(pattern).filter(({ length }) => length <= max);
  return anything.filter((text) => isUsable(text) && pattern.test(text));
}

/** Includes unusual forms of RFC 3339, except those that the contract excludes in its description. */
function timeOf(): fc.Arbitrary<string> {
  const years = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
  return fc.oneof(
    fc.date(years).map((date) => date.toISOString()),
    fc.constantFrom(
      '2027-01-12T17:00:00Z',
      '2027-01-12T17:00:00+05:30',
      '2027-01-12t17:00:00.123456789z',
      '2024-02-29T23:59:59-12:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ),
  );
}

function addressOf(): fc.Arbitrary<string> {
  const step = fc.string({
    minLength: 1,
    maxLength: 12,
    unit: fc.constantFrom(...'abcxyz019-._~%:@!$&()*+,;=?#'),
  });
  return fc.oneof(
    step.map((path) => `/${path}`),
    step.map((path) => `https://example.org/${path}`),
  );
}
