import { isEmailAddress, isFullName } from '@lyceum/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Contract } from './document.ts';

/**
 * Validates values against schemas of the contract, without coercion and without removing fields; defaults are filled
 * in.
 * @param options `allErrors` does not stop at the first error: use it only for values of bounded size
 */
export function createAjv(contract: Contract, { allErrors = false } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
    coerceTypes: false,
    removeAdditional: false,
    allErrors,
    multipleOfPrecision: 6,
  });
  ajv.addFormat('date-time', isTime);
  ajv.addFormat('email', isEmailAddress);
  ajv.addFormat('full-name', isFullName);
  ajv.addVocabulary(['example', 'components']);
  return ajv.addSchema(contract.shared);
}

/** Parses integers in their plain form; other text stays text and fails the validation. */
export function readIntegers(values: Record<string, unknown>, integers: ReadonlySet<string>): void {
  for (const name of integers) {
    const text = values[name];
    if (typeof text === 'string' && /^(?:0|-?[1-9]\d{0,14})$/.test(text)) values[name] = Number(text);
  }
}

/** The format of a time also allows leap seconds and years outside our calendar. */
function isTime(text: string): boolean {
  const { validate } = fullFormats['date-time'] as { validate: (text: string) => boolean };
  const time = new Date(text);
  return validate(text) && !Number.isNaN(time.getTime()) && /^(?!0000)\d{4}-/.test(time.toISOString());
}
