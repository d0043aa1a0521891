import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { Contract } from './document.ts';

type Serializer = ReturnType<FastifySerializerCompiler<AnySchema>>;

const compiled = new WeakMap<Contract, Map<string, Serializer>>();

/**
 * Compiles serializers of response bodies, once for each different schema of a contract: most operations share the
 * schemas of their errors.
 */
export function serializerCompiler(contract: Contract): FastifySerializerCompiler<AnySchema> {
  const serializers = compiled.get(contract) ?? new Map<string, Serializer>();
  compiled.set(contract, serializers);
  const shared = JSON.parse(JSON.stringify(contract.shared));
  return ({ schema }) => {
    const key = JSON.stringify(schema);
    const serialize = serializers.get(key) ?? fastJsonStringify(schema, { schema: { contract: shared } });
    serializers.set(key, serialize);
    return serialize;
  };
}
