const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Splits a text at Latin or Arabic commas into trimmed entries, without duplicates of any case. */
export function commaList(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry, at, all) => entry !== '' && all.findIndex((other) => same(entry, other)) === at);
}
