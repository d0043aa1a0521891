const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The entries of a text that separates them by commas, Latin or Arabic: trimmed, each once whatever its case. */
export function commaList(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry, at, all) => entry !== '' && all.findIndex((other) => same(entry, other)) === at);
}
