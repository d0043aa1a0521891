import type { Language } from '@lyceum/i18n';
import type { ReactElement } from 'react';

/** A live example on a docs page. */
export interface Example {
  /** Renders the example. Its texts come from the locale files, like those of stories. */
  show: () => ReactElement;
  /** The reason, in one sentence. */
  why: string;
}

/** The content of a component's docs page besides its props and stories. Every `*.stories.tsx` has a guide. */
export interface Guide {
  /** `stable`: changes of the props are breaking changes of the package. `beta`: they may change in any release. */
  status: 'stable' | 'beta';
  /** When to use the component, one sentence each. */
  use: readonly string[];
  /** Alternatives: `{ when: 'It goes to another page', use: 'Link' }`. */
  instead: readonly { when: string; use: string }[];
  /** Pairs of a good and a bad use, side by side. Bad ones pass axe, too: they show a wrong choice, not a defect. */
  examples: readonly { do: Example; dont: Example }[];
  /** The parts of the first story in reading order. `selector` selects one element in the story. */
  anatomy: readonly { part: string; selector: string }[];
  /** Keys and their effects; `none` explains why there are none. */
  keyboard: Readonly<Record<string, string>> | { none: string };
  /** The names of components and patterns that are used with it or are easily confused with it. */
  related: readonly string[];
  /** Words besides the name by which people search for it, by language. */
  terms: Readonly<Record<Language, readonly string[]>>;
}

/** Returns the `parameters` of a `meta` with its guide: `parameters: { ...guide({ … }) }`. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
