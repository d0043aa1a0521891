/** Ends the process: with 0 where everything held, otherwise with 1 after a line for each thing that did not. */
export function endWith(broken: readonly string[]): never {
  for (const sentence of broken) console.log(`  BROKEN ${sentence}`);
  process.exit(broken.length > 0 ? 1 : 0);
}
