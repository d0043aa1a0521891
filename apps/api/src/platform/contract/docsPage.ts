import escapeHtml from 'escape-html';
import type { Contract, Operation, Schema } from './document.ts';

/** The contract as a page: all operations with their rights, fields and responses. */
export function docsPage({ document: { info, tags }, operations, shared }: Contract): string {
  const groups = tags.map((tag) => ({
    ...tag,
    calls: operations.filter((operation) => operation.tag === tag.name),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)} API</title>
<link rel="stylesheet" href="/v1/docs.css">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>
<p><a href="/v1/openapi.json">openapi.json</a></p>
${prose(info.description)}
</header>
<nav aria-label="Calls">
${groups.map(({ name, calls }) => `<h2>${escapeHtml(name)}</h2><ul>${calls.map(link).join('')}</ul>`).join('\n')}
</nav>
<main>
${groups.map((group) => `<section><h2>${escapeHtml(group.name)}</h2>${prose(group.description)}${group.calls.map(call).join('')}</section>`).join('\n')}
<section id="schemas"><h2>Schemas</h2>${Object.entries(schemasOf(shared)).map(schema).join('')}</section>
</main>
</body>
</html>
`;
}

function link({ id, summary }: Operation): string {
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(summary)}</a></li>`;
}

function call(operation: Operation): string {
  const { id, method, path, summary, description, params, query, body, responses } = operation;
  const fields = [...fieldsOf('path', params), ...fieldsOf('query', query)];
  return `<article id="${escapeHtml(id)}">
<h3><code class="method">${method}</code> <code>/v1${escapeHtml(path)}</code></h3>
<p class="summary">${escapeHtml(summary)} <small>${escapeHtml(rights(operation))}</small></p>
${prose(description)}
${fields.length > 0 ? `<table><caption>Parameters</caption><tbody>${fields.join('')}</tbody></table>` : ''}
${body ? `<h4>Body</h4>${json(body.schema)}${body.example === undefined ? '' : `<h4>Example</h4>${json(body.example)}`}` : ''}
<table><caption>Answers</caption><tbody>${[...responses].map(([status, schema]) => `<tr><th scope="row">${status}</th><td>${schema ? nameOf(schema) : 'no body'}</td></tr>`).join('')}</tbody></table>
</article>`;
}

function rights({ access: { signIn, roles, approved } }: Operation): string {
  if (signIn === 'none') return 'public';
  if (signIn === 'optional') return 'public, more fields when signed in';
  const who = roles?.join(' or ') ?? 'signed in';
  return approved ? `${who}, approved` : who;
}

function fieldsOf(place: string, schema: Schema): string[] {
  const properties = schema.properties;
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries(properties).map(
    ([name, property]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${escapeHtml(JSON.stringify(property))}</td></tr>`,
  );
}

function schemasOf(shared: Contract['shared']): object {
  const components = shared.components;
  const holds = typeof components === 'object' && components !== null && 'schemas' in components;
  return holds && typeof components.schemas === 'object' && components.schemas !== null
    ? components.schemas
    : {};
}

function schema([name, content]: [string, unknown]): string {
  return `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(content)}</details>`;
}

function nameOf(schema: Schema): string {
  const name = /\/(\w+)$/.exec(String(schema.$ref))?.[1];
  return name ? `<a href="#schema-${name}">${name}</a>` : json(schema);
}

function json(value: unknown): string {
  const html = escapeHtml(JSON.stringify(value, null, 2));
  const linked = html.replace(
    /contract#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );
  return `<pre><code>${linked}</code></pre>`;
}

/** Renders the Markdown subset that the contract's descriptions use. */
function prose(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const marked = escapeHtml(paragraph)
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/g, '<code>$1</code>');
      return `<p>${marked}</p>`;
    })
    .join('');
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; --line: light-dark(#e2ded2, #2d313b);
  --soft: light-dark(#f2f0e9, #101216); --accent: light-dark(#1f4b43, #8fd0be); --muted: light-dark(#585b66, #a6a8b0); }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; background: light-dark(#fbfaf6, #14161b); color: light-dark(#1c1e26, #ecebe6);
  display: grid; gap: 2rem; grid-template: "head head" auto "nav main" auto / 15rem minmax(0, 1fr); }
header { grid-area: head; border-block-end: 1px solid var(--line); }
nav { grid-area: nav; align-self: start; position: sticky; inset-block-start: 1rem; max-block-size: 94vh; overflow: auto; font-size: .9rem; }
nav h2 { font-size: .8rem; margin: 1rem 0 .25rem; color: var(--muted); }
nav ul { list-style: none; margin: 0; padding: 0; }
main { grid-area: main; }
a { color: var(--accent); }
small { color: var(--muted); font-weight: 400; }
article { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin-block: 1rem; }
article h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
.method { color: var(--accent); }
.summary { margin-block: .25rem; font-weight: 600; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9rem; margin-block: .75rem; }
caption, h4 { text-align: start; font-weight: 600; font-size: .9rem; margin-block: .75rem .25rem; }
th, td { border-block-start: 1px solid var(--line); padding: .3rem .75rem .3rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: .4rem; padding: .75rem; overflow: auto; font-size: .85rem; margin: 0; }
details { border-block-start: 1px solid var(--line); padding-block: .4rem; }
@media (max-width: 768px) { body { display: block; } nav { position: static; max-block-size: none; } }
`;
