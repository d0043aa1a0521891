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
  status: 'stable',
  use: [
    'For settings with more than two sections, each with its own address.',
    'Below the heading of the page. Each section has its own heading and save button.',
  ],
  instead: [
    { when: 'There is a single form', use: 'FormPage' },
    { when: 'The sections are parts of one content', use: 'Tabs' },
  ],
  examples: [
    {
      do: {
        show: () => menu(settingsSections),
        why: 'With six sections, the menu saves a long page, and each one can be linked to.',
      },
      dont: {
        show: () => menu(settingsSections.slice(0, 1)),
        why: 'A menu of one entry leads nowhere: show the form alone, in a `FormPage`.',
      },
    },
  ],
  anatomy: [
    { part: 'Menu of the sections', selector: 'nav' },
    { part: 'Current section', selector: '[aria-current=page]' },
    { part: 'Heading of the section', selector: 'h2' },
    { part: 'Content', selector: 'section > div:last-child' },
  ],
  keyboard: {
    Tab: 'Moves through the sections, then into the current one.',
    Enter: 'Opens a section.',
    '↑, ↓': 'On mobile: select a section, as in a `Select`.',
  },
  related: ['SideNav', 'FormPage', 'Tabs', 'Select', 'Switch'],
  terms: {
    en: ['preferences', 'account', 'options', 'profile page', 'configuration'],
    ar: ['الإعدادات', 'التفضيلات', 'الحساب', 'الملف الشخصي', 'خيارات'],
    fr: ['réglages', 'paramètres', 'préférences', 'compte', 'profil'],
  },
});
