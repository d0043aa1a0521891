/** What axe is asked for everywhere: in Storybook, in the run over its stories, and in the journeys. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Initials in place of a portrait are a picture: the button's name is the person's, in full. */
export const axeRulesOff = ['label-content-name-mismatch'];

/** It takes the focus for a moment and passes it on: nobody can stay there. */
export const axeLeavesOut = ['[data-base-ui-focus-guard]'];
