import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SignedIn } from '../people/accounts.ts';

const compileCache = join(import.meta.dirname, '../../node_modules/.cache/compiled');
const main = new URL('../main.ts', import.meta.url);

/** The server as a child process. */
export interface ServerProcess {
  child: ChildProcess;
  output: { out: string; err: string };
  /** The address, once it listens; rejects if the process exits before. */
  address: Promise<string>;
  /** The exit code; null if a signal ended the process. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server on a free port.
 * @param env all of its environment
 * @param entry the module to run
 * @param flags options of Node
 */
export function startServer(
  env: Record<string, string>,
  entry = main,
  flags: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...flags, fileURLToPath(entry)], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_NO_WARNINGS: '1',
      // Each start would compile every module anew.
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      ...env,
    },
  });
  const output = { out: '', err: '' };
  const address = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<number | null>();
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
    const url = /(?:The API is|Lyceum is open) at (http:\/\/[\d.:]+)/.exec(output.out)?.[1];
    if (url) address.resolve(url);
  });
  child.stderr.on('data', (chunk) => {
    output.err += String(chunk);
  });
  // Unlike `exit`, `close` is emitted after the last output.
  child.on('close', (code) => {
    ended.resolve(code);
    address.reject(new Error(`The server exited with ${code}: ${output.err}`));
  });
  address.promise.catch(() => {});
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended.promise;
  };
  return { child, output, address: address.promise, ended: ended.promise, end };
}

/** The same for a few requests: optimizing the embedded database would take longer than it saves. */
export function startBriefly(env: Record<string, string>): ServerProcess {
  return startServer(env, main, ['--liftoff-only']);
}

/** The settings of a server on PostgreSQL. */
export function serverEnv(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://lyceum.example',
  };
}

export interface Call {
  /** @default 'GET' */
  method?: string;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** A call of `/v1` over the network. @returns the status and the parsed body @throws if there is no complete response */
export async function callServer<Body = unknown>(
  address: string,
  path: string,
  { method = 'GET', body, token, headers }: Call = {},
): Promise<{ status: number; body: Body; headers: Headers }> {
  const response = await fetch(`${address}/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

/** Signs in, with retries while the server starts. @returns the access token */
export async function signInAt(address: string, body: { email: string; password: string }): Promise<string> {
  const { status, body: response } = await callServer(address, '/auth/login', { method: 'POST', body });
  if (status === 503) return signInAt(address, body);
  if (status !== 200)
    throw new Error(`${body.email} could not sign in: ${status} ${JSON.stringify(response)}`);
  return (response as SignedIn).tokens.access.token;
}
