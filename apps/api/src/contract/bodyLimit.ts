import type { Contract, Operation, Schema } from './document.ts';

/** Below this size an invalid body is cheap: it gets a 400 that names the invalid fields. */
const least = 16 * 1024;
/** The limit that the contract's 413 states. */
const most = 256 * 1024;
/** A code point outside the basic plane, escaped as two surrogates: `\ud83c\udf3b`. */
const bytesPerCharacter = 12;
/** A number, `true`, `null`, a short literal. */
const bytesPerScalar = 32;

/**
 * The maximum size in bytes of a request body: that of the largest valid body in its longest form, between 16 and 256
 * KiB. A larger one is rejected with a 413 before it is read.
 */
export function bodyLimitOf(contract: Contract, { body }: Operation): number {
  if (!body) return least;
  const size = sizeOf(body.schema, (name) => schemaNamed(contract, name));
  return Math.min(Math.max(size, least), most);
}

function sizeOf(schema: Schema, named: (reference: string) => Schema): number {
  const size = (part: unknown) => (isSchema(part) ? sizeOf(part, named) : 0);
  if (typeof schema.$ref === 'string') return sizeOf(named(schema.$ref), named);
  const choices = ['oneOf', 'anyOf'].flatMap((key) => schemas(schema[key]));
  if (choices.length > 0) return Math.max(...choices.map(size));
  const parts = schemas(schema.allOf).map(size);
  if (isSchema(schema.properties)) {
    for (const [name, property] of Object.entries(schema.properties)) {
      parts.push(name.length * bytesPerCharacter + bytesPerScalar + size(property));
    }
  }
  if (isSchema(schema.items)) {
    parts.push((countOf(schema.maxItems) ?? most) * (bytesPerScalar + size(schema.items)));
  }
  const types = [schema.type].flat();
  if (types.includes('string') && !('enum' in schema)) {
    parts.push((countOf(schema.maxLength) ?? most) * bytesPerCharacter);
  }
  return parts.reduce((sum, part) => sum + part, bytesPerScalar);
}

const isSchema = (item: unknown): item is Schema => typeof item === 'object' && item !== null;
const schemas = (item: unknown): unknown[] => (Array.isArray(item) ? item : []);
const countOf = (item: unknown) => (typeof item === 'number' ? item : null);

function schemaNamed({ shared }: Contract, reference: string): Schema {
  const found = reference
    .replace(/^contract#\//, '')
    .split('/')
    .reduce<unknown>((item, key) => (isSchema(item) ? item[key] : undefined), shared);
  if (!isSchema(found)) throw new Error(`openapi.yaml refers to ${reference}, which is not there`);
  return found;
}
