/** What Lucide gives every icon, and what our styles and the browser's defaults say already. */
const iconAttributes =
  /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"([^>]*?)(?: stroke="currentColor" stroke-width="1\.6" stroke-linecap="round" stroke-linejoin="round")? class="(?:lucide[\w-]* )+/g;

/** The names of the classes in a style element, with which React would find it again. The browser renders none. */
const ruleNames = / data-precedence="rule" data-href="[^"]*"/g;

/**
 * Base UI hides inputs by `style` attributes, which the policy blocks, and browsers report it. Their styles are in our
 * stylesheets.
 */
const blockedStyle = /(<input id="[\w-]+-hidden-input") style="[^"]*"/g;

/** What React Router adds to links for a discovery of routes that the app does not use. */
const discovery = ' data-discover="true"';

const marked = / class="[^"]*\bmark-[^"]*"|<style [^>]*data-precedence="rule">[^<]*/g;
const mark = /\bmark-[0-9a-f]+\b/g;

/**
 * Numbers the classes of the colors, whose names are as long as their values. Their rules remain in the page; the browser
 * adds those with the long names for what it renders itself.
 */
function shortMarks(html: string): string {
  const names = new Map<string, string>();
  const short = (name: string) => {
    const known = names.get(name) ?? `m${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
  return html.replace(marked, (part) => part.replace(mark, short));
}

/** The ends of elements in icons, which need none of their own. */
const shapeEnd = /><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g;

/** Leaves out attributes without a purpose in the browser. The hydration does not compare attributes. */
export const shortMarkup = (html: string): string =>
  shortMarks(html.replace(ruleNames, ' data-precedence="rule"'))
    .replace(iconAttributes, '<svg$1 class="')
    .replace(blockedStyle, '$1')
    .replaceAll(discovery, '')
    .replace(shapeEnd, '/>');
