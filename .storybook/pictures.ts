import type { Language } from '@lyceum/i18n';

/** How a story is looked at. */
export interface Mode {
  language: Language;
  theme: 'light' | 'dark';
  /** Pixels. */
  width: number;
  /** The person's system paints with colors of its own. @default false */
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

/**
 * Of each screen one or two stories: what a screen is put together from is pictured in every mode that tells something
 * about it.
 */
const fullestScreens = [
  'screens-application--account',
  'screens-category--loaded',
  'screens-course--continuing',
  'screens-course--offered',
  'screens-course-editor--invalid',
  'screens-dashboard-instructor--loaded',
  'screens-dashboard-learner--loaded',
  'screens-domain--loaded',
  'screens-experts--guest',
  'screens-experts-in-one-form--filled',
  'screens-frame--admin',
  'screens-frame-verify-banner--offered',
  'screens-instructor-profile--pending-approval',
  'screens-instructor-requests--listed',
  'screens-landing--expanded',
  'screens-landing--loaded',
  'screens-login-dialog--register',
  'screens-onboarding--search-found',
  'screens-register--filling',
  'screens-sessions--loaded',
  'screens-settings-instructor--rejected',
  'screens-verify-email--resend-sent',
];

/**
 * Which stories are pictured how: all that a row names is added up. A row names stories by the beginning of their
 * ids, which are the folder and the name of the component, as `components-badge--positive`.
 */
const table: readonly { stories: readonly string[]; modes: readonly ModeName[] }[] = [
  { stories: ['components-', 'patterns-', 'screens-'], modes: ['en-light-1280'] },
  { stories: ['components-', 'patterns-', ...fullestScreens], modes: ['ar-dark-1280'] },
  // What is laid out otherwise on a phone, and of the rest whatever is widest.
  {
    stories: [
      ...fullestScreens,
      'components-banner',
      'components-dialog',
      'components-drawer',
      'components-pagination',
      'patterns-accountform--invalid',
      'patterns-authform--register',
      'patterns-benefitcard',
      'patterns-breadcrumbs--course',
      'patterns-categorygrid--cards',
      'patterns-categorygrid--rows',
      'patterns-categorytile',
      'patterns-coursecard--editable',
      'patterns-coursecard--long-name',
      'patterns-coursecard--no-image',
      'patterns-courseform--published',
      'patterns-coursegrid--several',
      'patterns-coursehero--minimal',
      'patterns-coursehero--enrolled',
      'patterns-coursehero--long-name',
      'patterns-coursehero--offered',
      'patterns-domaincard',
      'patterns-enrolledcoursecard--long-name',
      'patterns-errorpage',
      'patterns-expertisepicker--matches',
      'patterns-footer',
      'patterns-formpage',
      'patterns-header',
      'patterns-heromessage',
      'patterns-infinitelist--first-page-failed',
      'patterns-infinitelist--loaded',
      'patterns-infinitelist--tiles',
      'patterns-instructorform--invalid',
      'patterns-languagemenu--choosing',
      'patterns-listerror--long-message',
      'patterns-pageheader',
      'patterns-pendingbar',
      'patterns-requestcard--long',
      'patterns-resetpasswordform--invalid',
      'patterns-sessionlist--long-label',
      'patterns-settingslayout',
      'patterns-sortcontrol--selected',
      'patterns-statlist--large-values',
      'patterns-stepform--invalid',
      'patterns-stepform--middle-step',
      'patterns-testimonialcard',
      'patterns-thememenu--choosing',
      'patterns-featurelist--uneven-features',
      'patterns-usermenu--long-name',
    ],
    modes: ['en-light-375'],
  },
  // French runs longest, and phones are narrowest.
  {
    stories: [
      'patterns-accountform--empty',
      'patterns-coursehero--offered',
      'patterns-footer',
      'patterns-header--',
      'patterns-instructorform--application',
      'patterns-requestcard--pending',
      'patterns-settingslayout--profile',
      'patterns-stepform--middle-step',
    ],
    modes: ['fr-light-375'],
  },
  // What is said by a color of our own has to be said otherwise where the system paints.
  {
    stories: [
      'components-avatar--sizes',
      'components-badge--several',
      'components-button--disabled',
      'components-button--primary',
      'components-dialog--question',
      'components-field--disabled',
      'components-field--invalid',
      'components-menu--open',
      'components-progressbar--values',
      'components-sidenav--settings',
      'components-spinner--sizes',
      'components-switch--several',
      'patterns-thememenu--light',
    ],
    modes: ['en-forced-1280'],
  },
];

/** What a pointer rests on for one more picture, in English and light: the story's id and a selector in it. */
const hovered: Readonly<Record<string, string>> = {
  'components-button--primary': 'button',
  'components-button--secondary': 'button',
  'components-button--quiet': 'button',
  'components-button--critical': 'button',
  'components-checkbox--unchecked': 'label',
  'components-iconbutton--outlined': 'button',
  'components-iconbutton--quiet': 'button',
  'components-link--accent': 'a',
  'components-link--quiet': 'a',
  'components-menu--open': '[role=menuitem]',
  'components-radiogroup--none-selected': 'label',
  'components-select--pill': 'select',
  'components-sidenav--settings': 'li:nth-child(3) a',
  'components-switch--off': '[role=switch]',
  'components-textfield--empty': 'input',
  'patterns-categorytile--card': 'a',
  'patterns-categorytile--row': 'a',
  'patterns-coursecard--rated': 'article',
  'patterns-header-searchbox--empty': 'input',
  'patterns-languagemenu--current': 'a:not([aria-current])',
  'patterns-thememenu--light': 'label:last-of-type',
};

/** The modes in which a story is pictured. */
export function modesOf(storyId: string): ModeName[] {
  const named = table.filter(({ stories }) => stories.some((beginning) => storyId.startsWith(beginning)));
  return [...new Set(named.flatMap((row) => row.modes))];
}

/** What is hovered over in a story for a picture of its own, if anything. */
export function hoveredIn(storyId: string): string | null {
  return hovered[storyId] ?? null;
}

/** Every picture of a story, by the path of its file below `.storybook/pictures/`. */
export function picturesOf(storyId: string): string[] {
  const named = modesOf(storyId).map((mode) => `${mode}/${storyId}.webp`);
  return hoveredIn(storyId) ? [...named, `hovered/${storyId}.webp`] : named;
}

/** The same modes as Chromatic's `modes` parameter writes them. */
export function chromaticModesOf(storyId: string) {
  const entries = modesOf(storyId).map((name) => {
    const { language, theme, width, forcedColors = false }: Mode = modes[name];
    return [name, { language, theme, viewport: width, ...(forcedColors && { forcedColors: 'active' }) }];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, string | number>>;
}
