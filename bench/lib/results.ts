import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

const introduction = `# Benchmarks

\`npm run bench\` writes this file. Every figure is a median over several rounds, with the lowest and the highest in parentheses. A ratio
compares it with a reference that was measured in the same round, so that results of different machines are comparable.
`;

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const rounded = (value: number) =>
  value.toLocaleString('en', value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** The median of the rounds with the lowest and the highest value, such as `62 (60–65)`. */
export function spread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const median = rounded(medianOf(values));
  return low === high ? median : `${median} (${rounded(low)}–${rounded(high)})`;
}

/** The same for the ratios of values to their references, round by round. */
export function ratio(values: readonly number[], references: readonly number[]): string {
  return spread(values.map((value, round) => value / (references[round] ?? Number.NaN)));
}

/** A Markdown table. @param rows objects with the same keys, which are the headings */
export function table(rows: readonly Record<string, string | number>[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const cells = [headings, ...rows.map((row) => headings.map((heading) => String(row[heading] ?? '')))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...body] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, Node.js ${process.versions.node}`;
}

/** Prints the results of a measurement and writes them to `results.md`, in place of earlier ones with the same title. */
export function record(title: string, content: string): void {
  console.log(`\n${content}\n`);
  const sections = (existsSync(file) ? readFileSync(file, 'utf8') : introduction).split(/^(?=## )/m);
  const section = `## ${title}\n\n${machine()}.\n\n${content}\n`;
  const at = sections.findIndex((each) => each.startsWith(`## ${title}\n`));
  if (at === -1) sections.push(section);
  else sections[at] = section;
  writeFileSync(file, `${sections.map((each) => each.trim()).join('\n\n')}\n`);
}
