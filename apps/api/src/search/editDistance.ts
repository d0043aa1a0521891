/**
 * How many letters have to be added, removed, replaced or swapped with their neighbor to get from one word to the other
 * (optimal string alignment). pg_trgm finds similar words, but weighs a swap like three replacements.
 */
export function editDistance(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of to.entries()) {
      const at = (distances: readonly number[], index: number) => distances[index] ?? 0;
      let distance = Math.min(
        at(last, column + 1) + 1,
        at(current, column) + 1,
        at(last, column) + (letter === otherLetter ? 0 : 1),
      );
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === otherLetter) {
        distance = Math.min(distance, at(beforeLast, column - 1) + 1);
      }
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
