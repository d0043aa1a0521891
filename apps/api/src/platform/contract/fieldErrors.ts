import { limits } from '@lyceum/rules';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { ProblemBody } from '../base/problems.ts';
import type { Contract, Operation, Schema } from './document.ts';
import { createAjv, readIntegers } from './validation.ts';

type FieldError = NonNullable<ProblemBody['details']>[number];
type Part = 'path' | 'query' | 'body';
type Validator = (request: FastifyRequest) => FieldError[];

/**
 * The maximum number of values in a body for which all invalid fields are listed; several times what any operation
 * accepts. For a larger body only the first one is named: finding all of them would cost a hundred times as much as
 * rejecting it.
 */
export const valuesAtMost = 2000;
const fieldNameMaximum = 100;

const compiled = new WeakMap<Contract, ReadonlyMap<Operation, Validator>>();

/**
 * Returns a validator for each operation, compiled once per contract. It returns the invalid fields of a request, none
 * for a valid one.
 */
export function requestValidators(contract: Contract): ReadonlyMap<Operation, Validator> {
  const existing = compiled.get(contract);
  if (existing) return existing;
  const compile = validatorCompiler(contract);
  const validators = new Map(contract.operations.map((operation) => [operation, compile(operation)]));
  compiled.set(contract, validators);
  return validators;
}

function validatorCompiler(contract: Contract): (operation: Operation) => Validator {
  const first = createAjv(contract);
  const every = createAjv(contract, { allErrors: true });
  return (operation) => {
    const parts = [
      validatorOf(first, every, 'path', operation.params),
      validatorOf(first, every, 'query', operation.query),
    ];
    const body = operation.body && validatorOf(first, every, 'body', operation.body.schema);
    return (request) => {
      for (const values of [request.params, request.query]) {
        if (isRecord(values)) readIntegers(values, operation.integers);
      }
      const errors = [
        ...(parts[0]?.(request.params) ?? []),
        ...(parts[1]?.(request.query) ?? []),
        ...bodyErrors(operation, request, body),
      ];
      const fields = new Set<string>();
      return errors
        .filter(({ field }) => fields.size < fields.add(field).size)
        .slice(0, limits.wrongFieldsMaximum);
    };
  };
}

function bodyErrors(
  operation: Operation,
  request: FastifyRequest,
  validate: ReturnType<typeof validatorOf> | null,
): FieldError[] {
  if (operation.upload)
    return request.body === undefined ? [{ field: 'body', message: 'must be there' }] : [];
  if (!validate) return request.body === undefined ? [] : [{ field: 'body', message: 'must not be there' }];
  if (request.body === undefined && operation.body?.required) {
    return [{ field: 'body', message: 'must be there' }];
  }
  if (request.body === undefined) request.body = {};
  return validate(request.body);
}

function validatorOf(first: Ajv2020, every: Ajv2020, part: Part, schema: Schema) {
  const isValid = first.compile(schema);
  // Compiled lazily: most operations never need it.
  let findAll: ValidateFunction | null = null;
  return (value: unknown): FieldError[] => {
    if (isValid(value)) return unusableTexts(value, part);
    if (!hasAtMost(value, valuesAtMost)) return toFieldErrors(part, isValid.errors);
    findAll ??= every.compile(schema);
    findAll(value);
    return [...toFieldErrors(part, findAll.errors), ...unusableTexts(value, part)];
  };
}

/** Whether a value contains at most this many values, itself and nested ones included. */
function hasAtMost(value: unknown, most: number): boolean {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    count += 1;
    if (count + open.length > most) return false;
    const next = open.pop();
    // No spread: a long list exceeds the maximum number of arguments.
    if (isRecord(next)) for (const item of Object.values(next)) open.push(item);
  }
  return true;
}

function toFieldErrors(part: Part, errors: ErrorObject[] | null | undefined): FieldError[] {
  const all = errors ?? [];
  // For a nullable field, the error about its value is more helpful.
  const specific = all.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  return (specific.length > 0 ? specific : all).map((error) => describe(part, error));
}

/** The invalid field as the contract spells it: `email`, `name.ar`, `tags.3`, `query.page`, `path.id`. */
function describe(part: Part, { instancePath, params, message }: ErrorObject): FieldError {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const child: unknown = params.missingProperty ?? params.additionalProperty;
  if (typeof child === 'string') steps.push(child);
  return { field: nameOf(part, steps), message: message ?? 'is not as it should be' };
}

/** Fields of the body are named without a prefix; the body as a whole is `body`. */
function nameOf(part: Part, steps: string[]): string {
  const name = part === 'body' && steps.length > 0 ? steps.join('.') : [part, ...steps].join('.');
  return name.length > fieldNameMaximum ? `${name.slice(0, fieldNameMaximum)}…` : name;
}

/** Where a value contains text that no database column accepts: a NUL or half of a surrogate pair. */
function unusableTexts(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') {
    const usable = !value.includes('\0') && value.isWellFormed();
    return usable ? [] : [{ field, message: 'must not hold NUL or half of a surrogate pair' }];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unusableTexts(item, field === 'body' ? key : `${field}.${key}`),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
