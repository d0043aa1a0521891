import { directions, endonyms, languages } from '@lyceum/i18n';
import { direction, language } from '@lyceum/ui/stories';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { showBrand } from './docs/brand.ts';

/** The switches in the toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'The language and the direction',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((value) => ({ value, title: endonyms[value], right: directions[value] })),
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
    },
  },
  brand: {
    description: 'The brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'lyceum', title: 'Lyceum' },
        { value: 'meridian', title: 'Meridian' },
      ],
    },
  },
};

type Globals = Record<'language' | 'theme' | 'brand', string>;

const parameters = new URLSearchParams(location.search);
const chosen = parameters.get('globals') ?? '';
const choice = (name: string) => new RegExp(`(?:^|;)${name}:([a-z]+)`).exec(chosen)?.[1];

let current: Globals = {
  language,
  theme: choice('theme') ?? 'light',
  brand: choice('brand') ?? 'lyceum',
};

/**
 * The globals without a choice, which Storybook leaves out of the address. It reads those of the address only if that
 * names a story, and the page of the story tests does not.
 */
export const initialGlobals: Globals = parameters.has('id')
  ? { language: 'en', theme: 'light', brand: 'lyceum' }
  : current;

/** What the toolbar shows. */
export const currentGlobals = () => current;

/** Applies the toolbar to the document of stories and docs pages. A page loads the texts of one language only. */
function show(globals: Globals) {
  if (globals.language === language) {
    document.documentElement.dataset.theme = globals.theme;
    void showBrand(globals.brand);
    return;
  }
  const others = chosen.split(';').filter((entry) => !/^$|^(language|theme|brand):/.test(entry));
  const wanted = [`language:${globals.language}`, `theme:${globals.theme}`, `brand:${globals.brand}`];
  const address = new URL(location.href);
  address.searchParams.delete('globals');
  // Storybook does not decode `:` and `;`, so this is no `URLSearchParams`.
  location.replace(`${address.href}&globals=${[...others, ...wanted].join(';')}`);
}

export function followToolbar() {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  show(current);
  addons.getChannel().on(GLOBALS_UPDATED, ({ globals }) => {
    current = globals;
    show(globals);
  });
}
