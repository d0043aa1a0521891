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
  status: 'stable',
  use: [
    'Once, in the footer: light, dark or system.',
    'With `system` as the default, which follows the device.',
  ],
  instead: [
    { when: 'It is another choice in a form', use: '`RadioGroup` or `Select`' },
    { when: 'It selects the language', use: 'LanguageMenu' },
  ],
  examples: [
    {
      do: { show: () => <Themes />, why: 'Users can return to the setting of the device.' },
      dont: {
        show: () => <Switch label={themeTexts.dark} />,
        why: 'After one press of a switch, the theme no longer follows the device, and nothing brings that back.',
      },
    },
  ],
  anatomy: [
    { part: 'Group', selector: 'fieldset' },
    { part: 'System', selector: 'legend + label' },
    { part: 'Light', selector: 'legend + label + label' },
    { part: 'Dark', selector: 'label:last-of-type' },
  ],
  keyboard: {
    Tab: 'Moves to the selected theme.',
    '←, →, ↑, ↓': 'Select the next or previous theme in reading direction and wrap.',
  },
  related: ['Footer', 'LanguageMenu', 'RadioGroup', 'Switch'],
  terms: {
    en: ['dark mode', 'light mode', 'color scheme', 'appearance', 'night mode'],
    ar: ['الوضع الداكن', 'الوضع الفاتح', 'المظهر', 'السمة', 'الوضع الليلي'],
    fr: ['mode sombre', 'mode clair', 'apparence', 'thème', 'mode nuit'],
  },
});
