import { vars } from './contract.css.ts';
import type { LayerRule } from './inPageLayer.ts';

/** What text looks like before an element says otherwise. */
export const textDefaults = {
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.body,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.open,
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.color.accent,
  // Only long words are hyphenated, where `hyphens` allows it.
  hyphenateLimitChars: '12 5 5',
} satisfies LayerRule;

/** What elements start from: those of the components always (`base.css.ts`), and with the reset all of a page. */
export const elementRules: readonly (readonly [elements: string, rule: LayerRule])[] = [
  ['*', { boxSizing: 'border-box', margin: 0, padding: 0 }],
  ['h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' }],
  ['p', { textWrap: 'pretty' }],
  // Not `none`, which removes the list semantics in Safari.
  ['ul, ol', { listStyleType: '""' }],
  ['a', { color: 'inherit', textDecoration: 'none' }],
  ['img, picture, svg', { display: 'block', maxInlineSize: '100%' }],
  ['img', { blockSize: 'auto' }],
  [
    'button, input, select, textarea',
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit' },
  ],
  ['button', { border: 0, background: 'none', cursor: 'pointer' }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
  ['[hidden]', { display: 'none' }],
  [':focus-visible', { outline: `${vars.border.ring} solid ${vars.color.accent}`, outlineOffset: '2px' }],
  // The target of a skip link or of a script's focus is not a control.
  ['[tabindex="-1"]:focus-visible', { outline: 'none' }],
];
