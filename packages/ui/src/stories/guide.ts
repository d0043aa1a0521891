/** What a component's docs page says beside its props and stories. Every `*.stories.tsx` has one. */
export interface Guide {
  /** When to use it, a sentence each. */
  use: readonly string[];
  /** What to use instead, and when: `{ when: 'It goes to another page', use: 'Link' }`. */
  instead: readonly { when: string; use: string }[];
  /** Keys and what they do; `none` says why there are no keys, as 'It only shows.' */
  keyboard: Readonly<Record<string, string>> | { none: string };
}

/** The parameters of a `meta` that carry its guide: `parameters: { ...guide({ … }) }`. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
