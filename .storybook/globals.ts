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

const globals = new URLSearchParams(location.search).get('globals') ?? '';
const initial = (name: string) => new RegExp(`(?:^|;)${name}:([a-z]+)`).exec(globals)?.[1];

export const initialGlobals = {
  language,
  theme: initial('theme') ?? 'light',
  brand: initial('brand') ?? 'lyceum',
};

function showTheme(theme: string) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Reloads the page, as it loads the texts of one language only. */
function reloadIn(wanted: string) {
  const others = (new URLSearchParams(location.search).get('globals') ?? '')
    .split(';')
    .filter((entry) => entry !== '' && !entry.startsWith('language:'));
  const address = new URL(location.href);
  address.searchParams.delete('globals');
  // Storybook does not decode `:` and `;`, so this is no `URLSearchParams`.
  location.replace(`${address.href}&globals=${[...others, `language:${wanted}`].join(';')}`);
}

/** Applies the toolbar's language, theme and brand to the document of stories and documentation pages. */
export function followToolbar() {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  showTheme(initialGlobals.theme);
  showBrand(initialGlobals.brand);
  addons
    .getChannel()
    .on(
      GLOBALS_UPDATED,
      ({ globals }: { globals: { language?: string; theme?: string; brand?: string } }) => {
        if (globals.theme) showTheme(globals.theme);
        if (globals.brand) showBrand(globals.brand);
        if (globals.language && globals.language !== language) reloadIn(globals.language);
      },
    );
}
