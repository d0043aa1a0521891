import { directions } from '@lyceum/i18n';
import { languages } from '@lyceum/rules';
import postcss, { type ChildNode, type Declaration } from 'postcss';

interface StyleDeclaration {
  css: string;
  /** The name of the custom property that it assigns. */
  assigns: string | null;
  /** The custom properties and animations that it may use. */
  uses: readonly string[];
}

interface StyleRule {
  kind: 'rule';
  selectors: readonly { css: string; needs: readonly string[] }[];
  declarations: readonly StyleDeclaration[];
}

/** A part of a stylesheet. Definitions are used by name: animations and registered properties. */
export type StyleNode =
  | StyleRule
  | { kind: 'group'; opening: string; nodes: readonly StyleNode[] }
  | { kind: 'definition'; name: string; css: string; uses: readonly string[] }
  | { kind: 'other'; css: string };

const minified = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1');
const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
const wordsIn = (text: string) => text.match(/[\w-]+/g) ?? [];

/** What applies only after the first paint: to a user's pointer and keyboard, and to paper. */
const isLate = (selector: string) => /:(?:hover|active|focus-visible)\b/.test(selector);
const isForKeyboard = /:has\([^()]*:focus-visible/;
const forPaper = /^print\b/;

/** What an element shows only when it changes, or when the pointer is over it. */
const lateProperties = /^(?:transition|cursor$|overscroll-behavior|(?:-webkit-)?user-select$)/;

/** What the build makes of `:dir(rtl)`: a list of all languages that are written from right to left. */
const rightToLeft = /:is\((?::lang\([a-z]+\),)*:lang\(ar\)(?:,:lang\([a-z]+\))*\)/g;
const ownRightToLeft = `:is(${languages
  .filter((language) => directions[language] === 'rtl')
  .map((language) => `:lang(${language})`)
  .join()})`;

/** The selector without the arguments of its functions, which name no classes that the element must have. */
function ownPart(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? selector : ownPart(shorter);
}

/** The classes and attributes that an element has if the selector applies to it. */
const needsOf = (selector: string): string[] => [
  ...[...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  ...[...selector.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => attribute(name)),
  ...(/:disabled\b/.test(selector) ? [attribute('disabled')] : []),
];

const attribute = (name: string) => `[${name}]`;

function parsedDeclaration({ prop, value, important }: Declaration): StyleDeclaration {
  return {
    css: `${prop}:${value.trim()}${important ? '!important' : ''}`,
    assigns: prop.startsWith('--') ? prop : null,
    uses: [...variablesIn(value), ...(prop.startsWith('animation') ? wordsIn(value) : [])],
  };
}

function parsedNode(node: ChildNode): StyleNode[] {
  if (node.type === 'rule') {
    const selectors = node.selectors
      .map((css) => ({ css, own: ownPart(css) }))
      .filter(({ own }) => !isLate(own))
      .filter(({ css }) => !isForKeyboard.test(css))
      .map(({ css, own }) => ({ css: css.replace(rightToLeft, ownRightToLeft), needs: needsOf(own) }));
    const declarations = node.nodes
      .filter((each) => each.type === 'decl')
      .filter(({ prop }) => !lateProperties.test(prop))
      .map(parsedDeclaration);
    return [{ kind: 'rule', selectors, declarations }];
  }
  if (node.type !== 'atrule') return [];
  const { name, params, nodes } = node;
  if (name === 'keyframes' || name === 'property') {
    const css = minified(node.toString());
    return [{ kind: 'definition', name: params, css, uses: variablesIn(css) }];
  }
  if (!nodes || name === 'font-face')
    return [{ kind: 'other', css: minified(node.toString()) + (nodes ? '' : ';') }];
  if (name === 'media' && forPaper.test(params)) return [];
  return [{ kind: 'group', opening: `@${name} ${params}`, nodes: nodes.flatMap(parsedNode) }];
}

/** Parses a stylesheet for `usedStyles`. */
export const parsedStyles = (css: string): readonly StyleNode[] =>
  postcss.parse(css).nodes.flatMap(parsedNode);

/** What `holdFonts` adds to the page before the first paint. */
const addedAttributes = ['data-fonts'];

/** The classes of a page's elements, and their attributes as `[name]`. */
export function marksIn(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  const attributes = new Set([...html.matchAll(/ ([a-z-]+)="/g)].map(([, name = '']) => name));
  return new Set([
    ...[...lists].flatMap((list) => list.split(' ')),
    ...[...attributes, ...addedAttributes].map(attribute),
  ]);
}

/** The rules that apply to elements with the classes and attributes. */
function applied(nodes: readonly StyleNode[], marks: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'group') {
      const inner = applied(node.nodes, marks);
      return inner.length > 0 ? [{ ...node, nodes: inner }] : [];
    }
    if (node.kind !== 'rule') return [node];
    const selectors = node.selectors.filter(({ needs }) => needs.every((name) => marks.has(name)));
    return selectors.length > 0 ? [{ ...node, selectors }] : [];
  });
}

/** The custom properties and animations that rules use, also by way of others. */
function usedNames(nodes: readonly StyleNode[]): Set<string> {
  const used = new Set<string>();
  const byName = new Map<string, readonly string[]>();
  function collect(node: StyleNode): void {
    if (node.kind === 'group') node.nodes.forEach(collect);
    if (node.kind === 'definition') byName.set(node.name, [...(byName.get(node.name) ?? []), ...node.uses]);
    if (node.kind !== 'rule') return;
    for (const { assigns, uses } of node.declarations) {
      if (assigns === null) for (const name of uses) used.add(name);
      else byName.set(assigns, [...(byName.get(assigns) ?? []), ...uses]);
    }
  }
  nodes.forEach(collect);
  // The set grows during the iteration.
  for (const name of used) for (const other of byName.get(name) ?? []) used.add(other);
  return used;
}

function written(node: StyleNode, used: ReadonlySet<string>): string {
  if (node.kind === 'other') return node.css;
  if (node.kind === 'definition') return used.has(node.name) ? node.css : '';
  const [opening, content] =
    node.kind === 'group'
      ? [node.opening, node.nodes.map((each) => written(each, used)).join('')]
      : [
          node.selectors.map(({ css }) => css).join(','),
          node.declarations
            .filter(({ assigns }) => assigns === null || used.has(assigns))
            .map(({ css }) => css)
            .join(';'),
        ];
  return content ? `${opening}{${content}}` : '';
}

/**
 * The styles that a page is first painted with: the rules for its elements, and the custom properties and animations that
 * these use. They keep their order. The page loads the whole stylesheets afterwards.
 * @param nodes the stylesheets of the page
 * @param marks the classes and attributes of its elements
 */
export function usedStyles(nodes: readonly StyleNode[], marks: ReadonlySet<string>): string {
  const own = applied(nodes, marks);
  const used = usedNames(own);
  return own.map((node) => written(node, used)).join('');
}
