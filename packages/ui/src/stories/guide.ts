import type { ReactElement } from 'react';

/** The content of a component's docs page besides its props and stories. Every `*.stories.tsx` has a guide. */
export interface Guide {
  /** Its props may change in any release. Without a status, a change of its props is a breaking change of the package. */
  status?: 'beta';
  /** When to use the component and how, one sentence each. */
  use: readonly string[];
  /** Alternatives: `{ when: 'It goes to another page', use: 'Link' }`. The name of a component is a link to its page. */
  instead: readonly { when: string; use: string }[];
  /** A good use, live. Its texts come from the locale files, like those of stories. */
  do: ReactElement;
  /** Why it is good, in one sentence. */
  why: string;
  /** A bad use, live. It passes axe, too: it shows a wrong choice, not a defect. */
  dont: ReactElement;
  /** Why it is bad, in one sentence. */
  whyNot: string;
  /** Keys and their effects; `none` explains why there are none. */
  keyboard: Readonly<Record<string, string>> | { none: string };
}

/** Returns the `parameters` of a `meta` with its guide: `parameters: { ...guide({ … }) }`. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
