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

/** One or two stories of each screen: its parts have baselines of their own in every relevant mode. */
const fullestScreens = [
  'screens-application--account',
  'screens-category--loaded',
  'screens-course--completed',
  'screens-course--continuing',
  'screens-course--offered',
  'screens-course-editor--invalid',
  'screens-dashboard-administrator--waiting',
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
 * The modes of each story: those of all rows that match it. `stories` are prefixes of story ids, such as
 * `components-badge` of `components-badge--positive`.
 */
const table: readonly { stories: readonly string[]; modes: readonly ModeName[] }[] = [
  { stories: ['components-', 'patterns-', 'screens-'], modes: ['en-light-1280'] },
  { stories: ['components-', 'patterns-', ...fullestScreens], modes: ['ar-dark-1280'] },
  // Stories with another layout on a phone, and the widest of the others.
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
      'patterns-completion--completed',
      'patterns-continuecard--in-progress',
      'patterns-coursecard--editable',
      'patterns-coursecard--long-name',
      'patterns-coursecard--no-image',
      'patterns-courseform--published',
      'patterns-coursegrid--several',
      'patterns-coursehero--minimal',
      'patterns-coursehero--enrolled',
      'patterns-coursehero--long-name',
      'patterns-coursehero--offered',
      'patterns-coursehero--other-time-zone',
      'patterns-coursehero--pinned',
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
      'patterns-nextstep--waiting',
      'patterns-pageheader',
      'patterns-pendingbar',
      'patterns-requestcard--long',
      'patterns-resetpasswordform--invalid',
      'patterns-sessionlist--long-label',
      'patterns-settingslayout',
      'patterns-sortcontrol--selected',
      'patterns-statlist--large-values',
      'patterns-statlist--phone',
      'patterns-stepform--invalid',
      'patterns-stepform--middle-step',
      'patterns-testimonialcard',
      'patterns-thememenu--choosing',
      'patterns-featurelist--uneven-features',
      'patterns-usermenu--long-name',
    ],
    modes: ['en-light-375'],
  },
  // French texts are the longest.
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
  // Meaning that a color conveys needs another form if the system overrides colors.
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
      'patterns-completion--completed',
      'patterns-sessionlist--in-progress',
      'patterns-thememenu--light',
    ],
    modes: ['en-forced-1280'],
  },
];

/** Stories with one more baseline, `hovered/`: the selector of the element under the pointer, by the story's id. */
const hoverTargets: Readonly<Record<string, string>> = {
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

/** The modes in which a story has a baseline. */
export function modesOf(storyId: string): ModeName[] {
  const matching = table.filter(({ stories }) => stories.some((prefix) => storyId.startsWith(prefix)));
  return [...new Set(matching.flatMap((row) => row.modes))];
}

/** The selector of the element under the pointer in the story's `hovered/` baseline, if it has one. */
export function hoverTargetOf(storyId: string): string | null {
  return hoverTargets[storyId] ?? null;
}

/** The paths of a story's baselines below `.storybook/visual-baselines/`. */
export function baselinesOf(storyId: string): string[] {
  const files = modesOf(storyId).map((mode) => `${mode}/${storyId}.webp`);
  return hoverTargetOf(storyId) ? [...files, `hovered/${storyId}.webp`] : files;
}

/** The same modes in the format of Chromatic's `modes` parameter. */
export function chromaticModesOf(storyId: string) {
  const entries = modesOf(storyId).map((name) => {
    const { language, theme, width, forcedColors = false }: Mode = modes[name];
    return [name, { language, theme, viewport: width, ...(forcedColors && { forcedColors: 'active' }) }];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, string | number>>;
}
