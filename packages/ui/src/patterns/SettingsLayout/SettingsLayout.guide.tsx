import { SideNav } from '../../components/SideNav/index.ts';
import { guide } from '../../stories/index.ts';
import { settingsSections, settingsTexts } from './SettingsLayout.fixtures.ts';

const menu = (sections: typeof settingsSections) => (
  <SideNav
    label={settingsTexts.navigation}
    links={sections.map((section, index) => ({ ...section, current: index === 0 }))}
  />
);

export const settingsLayoutGuide = guide({
  use: [
    'For settings with more than two sections, each with its own address.',
    'Below the heading of the page. Each section has its own heading and save button.',
  ],
  instead: [
    { when: 'There is a single form', use: 'FormPage' },
    { when: 'The sections are parts of one content', use: 'Tabs' },
  ],
  do: menu(settingsSections),
  why: 'With six sections, the menu replaces a long page, and each section has a link.',
  dont: menu(settingsSections.slice(0, 1)),
  whyNot: 'A menu with one entry leads nowhere: show the form alone, in a `FormPage`.',
  keyboard: {
    Tab: 'Moves through the sections, then into the current one.',
    Enter: 'Opens a section.',
    '↑, ↓': 'On mobile: select a section, as in a `Select`.',
  },
});
