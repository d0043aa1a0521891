import type { Language } from '@lyceum/i18n';

/** The environment of a visual test, in the format of Chromatic's modes. */
export interface Mode {
  language: Language;
  theme: 'light' | 'dark';
  /** The width in pixels. */
  viewport: number;
  forcedColors?: 'active';
}

export const modes = {
  'en-light-1280': { language: 'en', theme: 'light', viewport: 1280 },
  'ar-dark-1280': { language: 'ar', theme: 'dark', viewport: 1280 },
  'en-light-375': { language: 'en', theme: 'light', viewport: 375 },
  'fr-light-375': { language: 'fr', theme: 'light', viewport: 375 },
  'en-forced-1280': { language: 'en', theme: 'light', viewport: 1280, forcedColors: 'active' },
  // With the pointer over the first control or `parameters.hovered`.
  hovered: { language: 'en', theme: 'light', viewport: 1280 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** A story in the index of Storybook. */
export interface IndexedStory {
  id: string;
  tags?: readonly string[];
}

/**
 * The modes in which a story has a baseline. The tags of a story or a story file add modes:
 * - `ar-dark-1280` and `en-light-375` for one or two stories of each screen, as its parts have baselines of their own;
 * - `en-light-375` for another layout on a phone, and for the widest of the other stories;
 * - `fr-light-375` for the longest texts, which are French;
 * - `en-forced-1280` for meaning that a color conveys, which needs another form if the system overrides colors;
 * - `hovered` for another look under the pointer.
 * A story with the tag `same-look` has none: it tests behavior, and looks like another one.
 */
export function modesOf({ id, tags = [] }: IndexedStory): ModeName[] {
  if (tags.includes('same-look')) return [];
  const always = ['en-light-1280', ...(id.startsWith('screens-') ? [] : ['ar-dark-1280'])];
  const isTested = /^(components|patterns|screens)-/.test(id);
  return (Object.keys(modes) as ModeName[]).filter(
    (name) => (isTested && always.includes(name)) || tags.includes(name),
  );
}

/** The language and the theme of a mode, such as `ar-dark`. */
export const environmentOf = (mode: ModeName) => `${modes[mode].language}-${modes[mode].theme}`;

/** The paths of a story's baselines below `.storybook/visual-baselines/`. */
export const baselinesOf = (story: IndexedStory) => modesOf(story).map((mode) => `${mode}/${story.id}.webp`);

/** The value of Chromatic's `modes` parameter. Chromatic has no pointer. */
export function chromaticModesOf(story: IndexedStory): Record<string, Mode> {
  const names = modesOf(story).filter((name) => name !== 'hovered');
  return Object.fromEntries(names.map((name) => [name, modes[name]]));
}
