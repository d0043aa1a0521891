import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { deriveAccent, readAccent, writeAccent } from './accent.ts';
import { accept, type Change, type Comparison, listChanges } from './changes.ts';
import { buildPage } from './page.ts';
import { type Command, type CommandRun, runCommands } from './runCommands.ts';
import { accentMaxLength, wordsMaxLength } from './session.ts';

const maxBodyBytes = 1_000_000;
const Files = z.array(z.string());
const Wanted = z.object({
  accent: z.string().max(accentMaxLength),
  words: z.string().max(wordsMaxLength),
});

/** What the review reads and writes. */
export interface ReviewSources {
  /** Reads the last comparison. `undefined` if there was none. */
  readComparison: () => Comparison | undefined;
  /** The path of the source of the tokens. */
  tokensFile: string;
  /** The commands that compare the stories whose files have one of the words in their paths. */
  commandsFor: (words: readonly string[]) => readonly Command[];
}

async function bodyOf<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  // Negated, as a chunked body has no length.
  if (!(length <= maxBodyBytes)) throw new Error(`The request is longer than ${maxBodyBytes} bytes.`);
  const { data, error } = schema.safeParse(JSON.parse(await text(request)));
  if (error) throw new Error(z.prettifyError(error));
  return data;
}

/**
 * Serves the review on this machine only. A request that writes needs the origin and the token of the page, which other web
 * pages cannot have. It can accept the files of changes and change the accent, and nothing else.
 */
export async function serveReview({ readComparison, tokensFile, commandsFor }: ReviewSources) {
  const token = randomUUID();
  const startAccent = readAccent(tokensFile);
  const changes = new Map<string, Change>();
  let comparison: Comparison | undefined;
  let words = '';
  let run: CommandRun | undefined;

  function requireNoRun(): void {
    if (run?.isRunning) throw new Error('A comparison is running. Wait until it has ended.');
  }

  async function page(): Promise<string> {
    comparison = run?.isRunning ? undefined : readComparison();
    changes.clear();
    for (const change of comparison ? listChanges(comparison) : []) changes.set(change.file, change);
    const current = readAccent(tokensFile);
    const accent =
      startAccent && current ? { current: current.accent.light, start: startAccent.accent.light } : null;
    const hasCompared = comparison !== undefined;
    return buildPage([...changes.values()], { token, accent, words, hasCompared, run });
  }

  async function acceptFiles(request: IncomingMessage): Promise<void> {
    const files = await bodyOf(request, Files);
    requireNoRun();
    const accepted = files.map((file) => {
      const change = changes.get(file);
      if (!change) throw new Error(`${file} is not an open change.`);
      return change;
    });
    if (comparison) accept(comparison, accepted);
    for (const { file } of accepted) changes.delete(file);
  }

  async function compare(request: IncomingMessage): Promise<void> {
    const wanted = await bodyOf(request, Wanted);
    requireNoRun();
    const current = readAccent(tokensFile);
    if (!startAccent || !current) {
      throw new Error(
        'The source of the tokens has no lines such as `accent: themed(…)`, so it was left as it is.',
      );
    }
    const isSame = (color: string) => color.toLowerCase() === wanted.accent.trim().toLowerCase();
    // The colors of the start are not derived, so they are written as they were.
    if (isSame(startAccent.accent.light)) writeAccent(tokensFile, startAccent);
    else if (!isSame(current.accent.light)) {
      writeAccent(tokensFile, deriveAccent(wanted.accent));
    }
    words = wanted.words.trim();
    // The images of the last comparison are not those of this accent.
    if (comparison) rmSync(comparison.differing, { recursive: true, force: true });
    run = runCommands(commandsFor(words.split(/\s+/).filter(Boolean)));
  }

  const actions: Readonly<Record<string, (request: IncomingMessage) => Promise<void>>> = {
    '/accept': acceptFiles,
    '/compare': compare,
  };

  const answer: RequestListener = async (request, response) => {
    const { method, url = '', headers } = request;
    const isLocal = `http://${headers.host}` === address;
    const isPage = headers.origin === address && headers['x-review-token'] === token;
    const action = isLocal && isPage && method === 'POST' ? actions[url] : undefined;
    try {
      if (action) {
        await action(request);
        response.writeHead(204).end();
      } else if (isLocal && method === 'GET' && url === '/') {
        // A page that embeds this one could trick the user into pressing its buttons.
        response.setHeader('content-security-policy', "frame-ancestors 'none'");
        response.setHeader('content-type', 'text/html; charset=utf-8').end(await page());
      } else if (isLocal && method === 'GET' && url === '/run') {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(run ?? null));
      } else response.writeHead(403).end('Only the page of the review can use this address.');
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${address}/`, token, close: () => server.close() };
}
