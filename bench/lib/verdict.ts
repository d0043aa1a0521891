/** Exits with 0, or with 1 after printing the violated bounds. */
export function endWith(broken: readonly string[]): never {
  for (const sentence of broken) console.log(`  BROKEN ${sentence}`);
  process.exit(broken.length > 0 ? 1 : 0);
}
