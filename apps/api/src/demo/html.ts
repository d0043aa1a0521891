import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import { contentPolicy, trustedTypes } from '../platform/http/contentPolicy.ts';

/** Safe HTML: all text in it is escaped. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Part = string | Html | readonly Html[] | null;

/** A template tag for HTML. Text is escaped, HTML is not, null is omitted. Attributes need quotes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((before, after, index) => before + markupOf(parts[index - 1] ?? null) + after),
  );
}

function markupOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return String(part);
  return typeof part === 'string' ? escapeHtml(part) : part.join('');
}

export interface Page {
  title: string;
  main: Html;
  /** The only script that the page may run. */
  script?: string;
  /** Whether the page frames other documents of this server. @default false */
  frames?: boolean;
}

/** A page of the demonstration tools. It loads no resources. */
export function pageOf({ title, main, script }: Page): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Lyceum</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>${main}</main>
${script === undefined ? null : html`<script>${new Html(script)}</script>`}
</body>
</html>
`);
}

/** The headers of a page, in addition to those of every response. */
export function pageHeaders({ script, frames = false }: Page): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': contentPolicy({
      'script-src': [script === undefined ? "'none'" : hashOf(script)],
      'style-src': [hashOf(style)],
      'form-action': ["'self'"],
      ...(frames && { 'frame-src': ["'self'"] }),
      ...trustedTypes(),
    }),
  };
}

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply.status(status).headers(pageHeaders(page)).send(pageOf(page));
}

/** Allows an inline script or style by its hash. */
function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif;
  --paper: light-dark(#fbfaf6, #14161b); --surface: light-dark(#fff, #1b1e25); --line: light-dark(#e2ded2, #2d313b);
  --ink: light-dark(#1c1e26, #ecebe6); --soft: light-dark(#585b66, #a6a8b0); --accent: light-dark(#1f4b43, #8fd0be);
  --on-accent: light-dark(#fff, #14161b); --critical: light-dark(#a3302c, #f0a19c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1.5rem; display: grid; gap: 1.25rem; }
.narrow { max-inline-size: 26rem; inline-size: 100%; margin-inline: auto; display: grid; gap: 1.25rem; }
h1, h2, p, ul { margin: 0; padding: 0; }
h1 { font-size: 1.6rem; font-weight: 500; line-height: 1.2; letter-spacing: -.02em; }
h2 { font-size: 1.1rem; font-weight: 500; }
ul { list-style: none; display: grid; gap: .5rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.soft, time { color: var(--soft); font-size: .9rem; }
.error { color: var(--critical); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; display: grid; gap: .75rem; }
.between { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; align-items: baseline; }
iframe { inline-size: 100%; block-size: 33rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .9rem/1.6 ui-monospace, monospace; }
summary { cursor: pointer; color: var(--accent); }
form { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; font-size: .9rem; }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .55rem .75rem; }
button { font: inherit; cursor: pointer; border-radius: 99rem; border: 1px solid var(--accent); padding: .55rem 1.25rem;
  background: var(--accent); color: var(--on-accent); }
button.account { inline-size: 100%; text-align: start; background: none; color: inherit; border: 1px solid var(--line);
  border-radius: 8px; padding: .5rem .75rem; display: grid; }
button.account:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
