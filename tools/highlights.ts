/**
 * Storybook's highlights, of which there are none, read the style of every element after every change of a story. Runs
 * in the browser before Storybook.
 */
export function leaveOutHighlights(): void {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}
