import { readFile } from 'node:fs/promises';
import { type RateClass, type Role, rate, roles } from '@lyceum/rules';
import { load } from 'js-yaml';
import { fieldsWithDefault } from './types.ts';

/** A JSON schema, as Ajv and fast-json-stringify accept it. */
export type Schema = { [keyword: string]: unknown };

interface Reference {
  $ref: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
interface Content {
  required?: boolean;
  content?: { 'application/json'?: { schema: Schema; example?: unknown }; [mediaType: string]: unknown };
}
interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Content | Reference;
  responses: Record<string, Content | Reference>;
  'x-roles'?: Role[];
  'x-approved'?: boolean;
  'x-rate-limit'?: RateClass;
  'x-maximum-bytes'?: number;
}
interface ContractDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, unknown>>;
}

/** Who may call an operation. */
export interface Access {
  /** `optional`: guests may call it, but a token that is sent has to be valid. */
  signIn: 'none' | 'optional' | 'required';
  /** Null: all roles. */
  roles: readonly Role[] | null;
  /** Only approved instructors. */
  approved: boolean;
}

/** A request body that is a file. */
export interface Upload {
  /** The accepted media types. */
  types: readonly string[];
  maximumBytes: number;
}

/** An operation of the contract, ready to become a route. References point to `contract#/components`. */
export interface Operation {
  id: string;
  tag: string;
  summary: string;
  description: string;
  method: (typeof methods)[Method];
  /** With the braces of OpenAPI: `/domains/{id}`. */
  path: string;
  access: Access;
  rateClass: RateClass;
  params: Schema;
  query: Schema;
  /** Integers in the query and the path, which arrive as text. */
  integers: ReadonlySet<string>;
  body: { required: boolean; schema: Schema; example: unknown } | null;
  /** The file that is the body, if it is not JSON. */
  upload: Upload | null;
  /** The schema of the body for each status; null without a body. */
  responses: ReadonlyMap<number, Schema | null>;
}

export interface Contract {
  document: ContractDocument;
  /** All shared schemas, under the name that references use. */
  shared: Schema & { $id: 'contract' };
  operations: readonly Operation[];
}

const address = new URL('../../../../../openapi.yaml', import.meta.url);
const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
type Method = keyof typeof methods;
const isMethod = (key: string): key is Method => key in methods;

let contract: Promise<Contract> | null = null;

/** Reads `openapi.yaml`, once per process. @throws if it lacks something that the server relies on */
export function readContract(): Promise<Contract> {
  contract ??= parseContract();
  return contract;
}

async function parseContract(): Promise<Contract> {
  const document = load(await readFile(address, 'utf8')) as ContractDocument;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([key, operation]) =>
      isMethod(key) ? [readOperation(document, path, key, operation)] : [],
    ),
  );
  return {
    document,
    shared: { $id: 'contract', ...absolute({ components: document.components }) },
    operations,
  };
}

function readOperation(
  document: ContractDocument,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const follow = <T>(item: T | Reference): T => resolve(document, item);
  const parameters = (operation.parameters ?? []).map(follow<Parameter>);
  const body = operation.requestBody && follow<Content>(operation.requestBody);
  const json = body?.content?.['application/json'];
  const read: Operation = {
    id: operation.operationId,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary,
    description: operation.description ?? '',
    method: methods[method],
    path,
    access: readAccess(operation),
    rateClass: operation['x-rate-limit'] ?? 'general',
    params: schemaOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: schemaOf(parameters.filter((parameter) => parameter.in === 'query')),
    integers: new Set(parameters.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name)),
    body: json
      ? { required: body.required ?? false, schema: absolute(json.schema), example: json.example }
      : null,
    upload: json ? null : readUpload(operation, Object.keys(body?.content ?? {})),
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => {
        const schema = follow<Content>(response).content?.['application/json']?.schema;
        return [Number(status), schema ? absolute(schema) : null];
      }),
    ),
  };
  bringDefaults(document, read);
  return read;
}

function readUpload(operation: OperationObject, types: readonly string[]): Upload | null {
  if (types.length === 0) return null;
  const maximumBytes = operation['x-maximum-bytes'];
  if (maximumBytes === undefined) throw new Error(`${operation.operationId} needs \`x-maximum-bytes\``);
  return { types, maximumBytes };
}

function readAccess(operation: OperationObject): Access {
  const needs = operation.security.map((requirement) => Object.keys(requirement).length > 0);
  const signIn = !needs.includes(true) ? 'none' : needs.includes(false) ? 'optional' : 'required';
  const allowedRoles = operation['x-roles'] ?? null;
  if (allowedRoles?.some((role) => !roles.includes(role)))
    throw new Error(`${operation.operationId} names an unknown role`);
  const rateClass = operation['x-rate-limit'];
  if (rateClass && !(rateClass in rate)) throw new Error(`${operation.operationId} names an unknown limit`);
  return { signIn, roles: allowedRoles, approved: operation['x-approved'] ?? false };
}

function schemaOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, absolute(schema)])),
  };
}

/**
 * The types of handlers assume a value for these fields, so the contract has to define a default. Ajv applies a
 * default only next to a reference, not behind it.
 */
function bringDefaults(document: ContractDocument, { id, query, body }: Operation): void {
  for (const schema of [query, body?.schema]) {
    for (const [name, property] of Object.entries(propertiesOf(document, schema))) {
      if (!fieldsWithDefault.some((field) => field === name)) continue;
      const { default: value } = resolve(document, property);
      if (value === undefined) {
        throw new Error(`${id}: \`${name}\` needs a default in openapi.yaml, because handlers rely on one`);
      }
      property.default = value;
    }
  }
}

function propertiesOf(document: ContractDocument, schema: Schema | undefined): Record<string, Schema> {
  const properties = schema && resolve(document, schema).properties;
  return isObject(properties) ? Object.fromEntries(Object.entries(properties).filter(isSchemaEntry)) : {};
}

const isObject = (item: unknown): item is Schema => typeof item === 'object' && item !== null;
const isSchemaEntry = (entry: [string, unknown]): entry is [string, Schema] => isObject(entry[1]);

function isReference(item: unknown): item is Reference {
  return typeof item === 'object' && item !== null && '$ref' in item && typeof item.$ref === 'string';
}

function resolve<T>(document: ContractDocument, item: T | Reference): T {
  if (!isReference(item)) return item;
  const [, kind = '', name = ''] = /#\/components\/(\w+)\/(\w+)$/.exec(item.$ref) ?? [];
  const target = document.components[kind]?.[name];
  if (target === undefined) throw new Error(`openapi.yaml refers to ${item.$ref}, which does not exist`);
  return resolve(document, target as T | Reference);
}

/** Makes references resolvable from outside the document. */
function absolute<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : value,
  );
}

/** Converts a path of the contract to Fastify's syntax: `/courses/{id}` becomes `/courses/:id`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
