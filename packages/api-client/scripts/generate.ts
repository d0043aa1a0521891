// Generates schema.ts (types) and operations.ts (the table of calls) from openapi.yaml. With --check nothing is
// written, and an outdated file fails the run.
import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import openapiTS, { astToString } from 'openapi-typescript';

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  responses: Record<string, unknown>;
}

interface Contract {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
}

const notice = '// Generated from openapi.yaml by `npm run generate`; do not edit.';
const methods = ['get', 'put', 'post', 'patch', 'delete'];

function signInOf(security: Record<string, string[]>[]): 'none' | 'optional' | 'required' {
  const needsNothing = security.some((way) => Object.keys(way).length === 0);
  if (security.every((way) => Object.keys(way).length === 0)) return 'none';
  return needsNothing ? 'optional' : 'required';
}

function operationsTable({ paths, security = [] }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        const signIn = signInOf(operation.security ?? security);
        const answer = '204' in operation.responses ? 'nothing' : 'body';
        return `  ${operation.operationId}: ['${method}', '${path}', '${signIn}', '${answer}'],`;
      }),
  );
  return [
    notice,
    '',
    '/** The operations of the contract: method, path, authentication, and the type of the response. */',
    'export const operations = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

const contract = new URL('../../../openapi.yaml', import.meta.url);
const written = {
  'schema.ts': `${notice}\n\n${astToString(await openapiTS(contract, { defaultNonNullable: false }))}`,
  'operations.ts': operationsTable(load(await readFile(contract, 'utf8')) as Contract),
};

for (const [name, text] of Object.entries(written)) {
  const file = new URL(`../src/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(
      `packages/api-client/src/${name} is out of date with openapi.yaml. Run \`npm run generate\`.`,
    );
    process.exitCode = 1;
  }
}
