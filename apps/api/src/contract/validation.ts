import { isEmailAddress } from '@lyceum/rules';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { Contract, Schema } from './document.ts';

/** Checks values against schemas of the contract. Nothing is coerced, nothing removed; defaults are filled in. */
export function createAjv(contract: Contract): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
    coerceTypes: false,
    removeAdditional: false,
    allErrors: false,
    multipleOfPrecision: 6,
  });
  addFormats(ajv, ['date-time']);
  ajv.addFormat('email', isEmailAddress);
  ajv.addVocabulary(['example', 'components']);
  return ajv.addSchema(contract.shared);
}

/** How Fastify asks for the check of a request's part. */
export function validatorCompiler(ajv: Ajv2020): FastifySchemaCompiler<Schema> {
  return ({ schema }) => ajv.compile(schema);
}

/** Which field is wrong, the way the contract's `details` names it: `body.email`, `query.page`. */
export function describe(part: string, error: Partial<ErrorObject>): { field: string; message: string } {
  const params = error.params ?? {};
  const child = params.missingProperty ?? params.additionalProperty;
  const steps = (error.instancePath ?? '').split('/').slice(1);
  if (typeof child === 'string') steps.push(child);
  const name = part === 'querystring' ? 'query' : part;
  return { field: [name, ...steps].join('.'), message: error.message ?? 'is not as it should be' };
}

/** Whole numbers in their plain form; anything else stays text, which the check then refuses. */
export function readIntegers(values: Record<string, unknown>, integers: ReadonlySet<string>): void {
  for (const name of integers) {
    const text = values[name];
    if (typeof text === 'string' && /^(?:0|-?[1-9]\d{0,14})$/.test(text)) values[name] = Number(text);
  }
}

/** Where a value holds text that no database column takes: a NUL or half of a surrogate pair. */
export function unusableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = unusableText(item, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
