import { isEmailAddress } from '@lyceum/rules';
import fc from 'fast-check';
import type { Contract, Schema } from '../../platform/contract/document.ts';

/** Values that exist on the server under test, by field name. */
export type ValidValues = Readonly<Record<string, readonly string[]>>;

/** The keywords of JSON schemas that the contract uses. */
interface JsonSchema {
  $ref?: string;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minProperties?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Text that no database column accepts is rejected by a rule that JSON schemas cannot express. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Long enough to be unusual, short enough for thousands of requests; the limits themselves are included. */
const usualLength = 40;

/** Creates arbitraries from schemas of the contract, edge cases included. */
export function arbitrariesOf({ shared }: Contract, values: ValidValues) {
  const { schemas } = shared.components as { schemas: Record<string, JsonSchema> };

  const arbitraryOf = (schema: JsonSchema, name = ''): fc.Arbitrary<unknown> => {
    if (schema.$ref) {
      const referenced = schemas[schema.$ref.replace('contract#/components/schemas/', '')];
      if (!referenced) throw new Error(`openapi.yaml has no ${schema.$ref}`);
      return arbitraryOf(referenced, name);
    }
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => arbitraryOf(option, name)));
    if (typeof schema.type === 'object')
      return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, name)));
    switch (schema.type) {
      case 'string':
        return textOf(schema, values[name]);
      case 'integer':
        return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
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
        throw new Error(`There is no arbitrary for ${JSON.stringify(schema)}`);
    }
  };

  const listOf = ({ items, minItems = 0, maxItems = 8, uniqueItems }: JsonSchema, name: string) => {
    const item = items ? arbitraryOf(items, name) : fc.anything();
    const size = { minLength: minItems, maxLength: Math.min(8, maxItems) };
    return uniqueItems ? fc.uniqueArray(item, size) : fc.array(item, size);
  };

  const objectOf = ({ properties = {}, required: requiredKeys = [], minProperties = 0 }: JsonSchema) => {
    const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property, name)]),
    );
    return fc
      .record(fields, { requiredKeys, noNullPrototype: true })
      .filter((object) => Object.keys(object).length >= minProperties);
  };

  return (schema: Schema) => arbitraryOf(schema as JsonSchema);
}

function numberOf({ minimum: min = -1e6, maximum: max = 1e6, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  if (multipleOf !== 0.01) return fc.double({ min, max, noNaN: true });
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
}

/** Texts that a schema allows: existing values, if there are any, and others. */
function textOf(schema: JsonSchema, values: readonly string[] = []): fc.Arbitrary<string> {
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const allowed = values.filter((text) => pattern.test(text));
  const others = randomTextOf(schema, pattern);
  return allowed.length > 0 ? fc.oneof(fc.constantFrom(...allowed), others) : others;
}

function randomTextOf(
  { format, pattern: source = '', minLength: min = 0, maxLength: max = 1000 }: JsonSchema,
  pattern: RegExp,
): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress().filter(isEmailAddress);
  if (format === 'date-time') return times;
  if (source.includes('https://')) return addresses.filter((address) => pattern.test(address));
  // Random texts hardly ever match a pattern such as that of a UUID.
  if (/^\^(?!\(\?)/.test(source)) return fc.stringMatching(pattern).filter(({ length }) => length <= max);
  const length = { minLength: min, maxLength: Math.max(min, Math.min(max, usualLength)) };
  return fc
    .oneof(
      fc.string({ ...length, unit: 'grapheme-ascii' }),
      // All characters: control characters, joiners and right-to-left text included.
      fc.string({ ...length, unit: 'binary' }),
      fc.constantFrom('x'.repeat(max), 'é'.repeat(max)),
    )
    .filter((text) => isStorable(text) && pattern.test(text));
}

/** Includes unusual forms of RFC 3339, except those that the contract excludes in its description. */
const times = fc.oneof(
  fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '2027-01-12T17:00:00Z',
    '2027-01-12T17:00:00+05:30',
    '2027-01-12t17:00:00.123456789z',
    '2024-02-29T23:59:59-12:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ),
);

const addresses = fc
  .tuple(
    fc.constantFrom('/', 'https://example.org/'),
    fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcxyz019-._~%:@!$&()*+,;=?#') }),
  )
  .map(([base, path]) => base + path);
