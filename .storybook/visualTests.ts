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
 * The modes in which a story has a baseline: one image for each meaning. A component or a pattern has one in
 * `en-light-1280`, a screen none, as its parts have their own. The tags of a story add modes:
 * - `en-light-1280` for a screen: for its main story and for others that arrange its parts in another way;
 * - `ar-dark-1280` for the main story, and for another one that alone shows a mirrored part;
 * - `en-light-375` for another layout on a phone, once for each component or screen if one story shows it;
 * - `fr-light-375` for the longest texts, which are French;
 * - `en-forced-1280` for meaning that a color conveys, which needs another form if the system overrides colors;
 * - `hovered` for another look under the pointer.
 * A component's story with the tag `same-look` looks like another one, except for a part that has a story of its own.
 */
export function modesOf({ id, tags = [] }: IndexedStory): ModeName[] {
  const hasDefault = /^(components|patterns)-/.test(id) && !tags.includes('same-look');
  return (Object.keys(modes) as ModeName[]).filter(
    (name) => tags.includes(name) || (name === 'en-light-1280' && hasDefault),
  );
}

/** The language and the theme of a mode, such as `ar-dark`. */
export const environmentOf = (mode: ModeName) => `${modes[mode].language}-${modes[mode].theme}`;

/** The paths of a story's baselines below `.storybook/visual-baselines/`. */
export const baselinesOf = (story: IndexedStory) => modesOf(story).map((mode) => `${mode}/${story.id}.webp`);

/** The value of the `chromatic` parameter. Chromatic has no pointer. */
export function chromaticOf(story: IndexedStory): { modes: Record<string, Mode>; disableSnapshot: boolean } {
  const names = modesOf(story).filter((name) => name !== 'hovered');
  return {
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
    disableSnapshot: names.length === 0,
  };
}
