/** The content of a component's docs page besides its props and stories. Every `*.stories.tsx` has a guide. */
export interface Guide {
  /** When to use the component, one sentence each. */
  use: readonly string[];
  /** Alternatives: `{ when: 'It goes to another page', use: 'Link' }`. */
  instead: readonly { when: string; use: string }[];
  /** Keys and their effects; `none` explains why there are none. */
  keyboard: Readonly<Record<string, string>> | { none: string };
}

/** Returns the `parameters` of a `meta` with its guide: `parameters: { ...guide({ … }) }`. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
