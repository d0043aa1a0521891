/** What axe is asked for everywhere: in Storybook, in the run over its stories, and in the journeys. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Initials in place of a portrait are a picture: the button's name is the person's, in full. */
export const axeRulesOff = ['label-content-name-mismatch'];

export const axeLeavesOut = [
  /** It takes the focus for a moment and passes it on: nobody can stay there. */
  '[data-base-ui-focus-guard]',
  /** Hidden while a list lies over it. Whoever tabs on closes the list first, which `tagPicker.spec.ts` holds to. */
  ':is([data-base-ui-inert], [data-base-ui-inert] *)[aria-hidden=true]',
];
