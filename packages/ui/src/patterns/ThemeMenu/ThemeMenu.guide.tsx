import { useState } from 'react';
import { Switch } from '../../components/Switch/index.ts';
import { guide } from '../../stories/index.ts';
import { themeTexts } from './ThemeMenu.fixtures.ts';
import { type Theme, ThemeMenu } from './ThemeMenu.tsx';

function Themes() {
  const [theme, setTheme] = useState<Theme>('system');
  return <ThemeMenu texts={themeTexts} value={theme} onChange={setTheme} />;
}

export const themeMenuGuide = guide({
  use: [
    'Once, in the footer: light, dark or system.',
    'With `system` as the default, which follows the device.',
  ],
  instead: [
    { when: 'It is another choice in a form', use: 'RadioGroup or Select' },
    { when: 'It selects the language', use: 'LanguageMenu' },
  ],
  do: <Themes />,
  why: 'Users can go back to the setting of their device.',
  dont: <Switch label={themeTexts.dark} />,
  whyNot: 'After one press of a switch, the theme can no longer follow the device.',
  keyboard: {
    Tab: 'Moves to the selected theme.',
    '←, →, ↑, ↓': 'Select the next or previous theme in reading direction and wrap.',
  },
});
