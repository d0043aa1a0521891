/** The settings of axe in Storybook, in the test runner of its stories, and in the journeys. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The initials in place of a portrait are an image: the button's name is the full name of the user. */
export const disabledAxeRules = ['label-content-name-mismatch'];

/** The rules whose results differ between the themes. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** The rules whose results differ between the languages besides: the size and the place of a text, and its language. */
export const languageRules = [
  'html-has-lang',
  'html-lang-valid',
  'scrollable-region-focusable',
  'target-size',
  'valid-lang',
];

export const axeExclude = [
  /** It receives the focus for a moment and passes it on. */
  '[data-base-ui-focus-guard]',
  /** Hidden while a popup covers it. Tab closes the popup first, which `tagPicker.spec.ts` tests. */
  ':is([data-base-ui-inert], [data-base-ui-inert] *)[aria-hidden=true]',
  /** Storybook's editor of objects, which has list items without a list. */
  '.docblock-argstable li:has(> .rejt-accordion-button, > .rejt-accordion-region)',
];
