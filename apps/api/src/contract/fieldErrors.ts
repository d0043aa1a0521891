import { limits } from '@lyceum/rules';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { ProblemBody } from '../problems.ts';
import type { Contract, Operation, Schema } from './document.ts';
import { createAjv, readIntegers } from './validation.ts';

type FieldError = NonNullable<ProblemBody['details']>[number];
type Part = 'path' | 'query' | 'body';
type Validator = (request: FastifyRequest) => FieldError[];

/**
 * The most values a body may hold for every wrong one to be looked for; several times what any call takes. In a larger
 * one, the first wrong field is named: to look for all of them would cost a hundred times as much as to refuse it.
 */
export const valuesAtMost = 2000;
const fieldNameMaximum = 100;

/** How requests are validated: each operation gets a validator that gives the wrong fields, none for a valid request. */
export function requestValidators(contract: Contract): (operation: Operation) => Validator {
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
      const found = [
        ...(parts[0]?.(request.params) ?? []),
        ...(parts[1]?.(request.query) ?? []),
        ...bodyErrors(operation, request, body),
      ];
      const named = new Set<string>();
      return found
        .filter(({ field }) => named.size < named.add(field).size)
        .slice(0, limits.wrongFieldsMaximum);
    };
  };
}

function bodyErrors(
  operation: Operation,
  request: FastifyRequest,
  validate: ReturnType<typeof validatorOf> | null,
): FieldError[] {
  if (!validate) return request.body === undefined ? [] : [{ field: 'body', message: 'must not be there' }];
  if (request.body === undefined && operation.body?.required) {
    return [{ field: 'body', message: 'must be there' }];
  }
  if (request.body === undefined) request.body = {};
  return validate(request.body);
}

function validatorOf(first: Ajv2020, every: Ajv2020, part: Part, schema: Schema) {
  const isValid = first.compile(schema);
  // Compiled for the first request that needs it: most operations never do.
  let findAll: ValidateFunction | null = null;
  return (value: unknown): FieldError[] => {
    if (isValid(value)) return unusableTexts(value, part);
    if (!hasAtMost(value, valuesAtMost)) return toFieldErrors(part, isValid.errors);
    findAll ??= every.compile(schema);
    findAll(value);
    return [...toFieldErrors(part, findAll.errors), ...unusableTexts(value, part)];
  };
}

/** Whether a value holds at most so many values, itself and those inside included. */
function hasAtMost(value: unknown, most: number): boolean {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    count += 1;
    if (count + open.length > most) return false;
    const next = open.pop();
    // Never spread: a long list does not fit among the arguments of a call.
    if (isRecord(next)) for (const item of Object.values(next)) open.push(item);
  }
  return true;
}

function toFieldErrors(part: Part, errors: ErrorObject[] | null | undefined): FieldError[] {
  const all = errors ?? [];
  // Of a field that may also be null, what is wrong with its value says more.
  const telling = all.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  return (telling.length > 0 ? telling : all).map((error) => describe(part, error));
}

/** Which field is wrong, as the contract writes it: `email`, `name.ar`, `tags.3`, `query.page`, `path.id`. */
function describe(part: Part, { instancePath, params, message }: ErrorObject): FieldError {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const child: unknown = params.missingProperty ?? params.additionalProperty;
  if (typeof child === 'string') steps.push(child);
  return { field: nameOf(part, steps), message: message ?? 'is not as it should be' };
}

/** The fields of the body are named as they are, and the body as a whole is `body`. */
function nameOf(part: Part, steps: string[]): string {
  const name = part === 'body' && steps.length > 0 ? steps.join('.') : [part, ...steps].join('.');
  return name.length > fieldNameMaximum ? `${name.slice(0, fieldNameMaximum)}…` : name;
}

/** Where a value holds text that no database column takes: a NUL or half of a surrogate pair. */
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
