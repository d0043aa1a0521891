/** What Lucide gives every icon, and what our styles and the browser's defaults say already. */
const iconAttributes =
  /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"([^>]*) class="(?:lucide[\w-]* )+/g;

/** The names of the classes in a style element, with which React would find it again. The browser renders none. */
const ruleNames = / data-precedence="rule" data-href="[^"]*"/g;

/**
 * Base UI hides inputs by `style` attributes, which the policy blocks, and browsers report it. Their styles are in our
 * stylesheets.
 */
const blockedStyle = /(<input id="[\w-]+-hidden-input") style="[^"]*"/g;

/** Leaves out attributes without a purpose in the browser. The hydration does not compare attributes. */
export const shortMarkup = (html: string): string =>
  html
    .replace(iconAttributes, '<svg$1 class="')
    .replace(ruleNames, ' data-precedence="rule"')
    .replace(blockedStyle, '$1');
