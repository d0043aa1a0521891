import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/theme.ts';

addons.setConfig({
  theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
