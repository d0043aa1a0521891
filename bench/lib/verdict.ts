/**
 * Ends the process: with 0 where everything held, otherwise with 1 after a line for each thing that did not. The exit
 * code alone would not do: the package that starts PostgreSQL ends a process that has nothing left to do with 0.
 */
export function endWith(broken: readonly string[]): never {
  for (const sentence of broken) console.log(`  BROKEN ${sentence}`);
  process.exit(broken.length > 0 ? 1 : 0);
}
