import type { Language } from '@lyceum/i18n';

/** The environment of a visual test. */
export interface Mode {
  language: Language;
  theme: 'light' | 'dark';
  /** Pixels. */
  width: number;
  /** Emulates `forced-colors: active`. @default false */
  forcedColors?: boolean;
}

export const modes = {
  'en-light-1280': { language: 'en', theme: 'light', width: 1280 },
  'ar-dark-1280': { language: 'ar', theme: 'dark', width: 1280 },
  'en-light-375': { language: 'en', theme: 'light', width: 375 },
  'fr-light-375': { language: 'fr', theme: 'light', width: 375 },
  'en-forced-1280': { language: 'en', theme: 'light', width: 1280, forcedColors: true },
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
 * - `en-forced-1280` for meaning that a color conveys, which needs another form if the system overrides colors.
 */
export function modesOf({ id, tags = [] }: IndexedStory): ModeName[] {
  const [kind = ''] = id.split('-');
  const always: string[] =
    {
      components: ['en-light-1280', 'ar-dark-1280'],
      patterns: ['en-light-1280', 'ar-dark-1280'],
      screens: ['en-light-1280'],
    }[kind] ?? [];
  const names = Object.keys(modes) as ModeName[];
  return names.filter((name) => always.includes(name) || tags.includes(name));
}

/** The language and the theme of a mode, such as `ar-dark`. */
export const environmentOf = (mode: ModeName) => `${modes[mode].language}-${modes[mode].theme}`;

/** Whether a story has one more baseline, `hovered/`, with the pointer over its first control or `parameters.hovered`. */
export const isHovered = ({ tags = [] }: IndexedStory) => tags.includes('hovered');

/** The paths of a story's baselines below `.storybook/visual-baselines/`. */
export function baselinesOf(story: IndexedStory): string[] {
  const files = modesOf(story).map((mode) => `${mode}/${story.id}.webp`);
  return isHovered(story) ? [...files, `hovered/${story.id}.webp`] : files;
}

/** The same modes in the format of Chromatic's `modes` parameter. */
export function chromaticModesOf(story: IndexedStory) {
  const entries = modesOf(story).map((name) => {
    const { language, theme, width, forcedColors = false }: Mode = modes[name];
    return [name, { language, theme, viewport: width, ...(forcedColors && { forcedColors: 'active' }) }];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, string | number>>;
}
