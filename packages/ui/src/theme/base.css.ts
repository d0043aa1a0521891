import { globalStyle, style } from '@vanilla-extract/css';
import { elementRules, textDefaults } from './elements.ts';
import { classPrefix } from './identifiers.ts';
import { inBase } from './inPageLayer.ts';

// What the elements of the components start from, so that they look the same without the reset. `:where` has no
// specificity: the order of the rules decides.
const own = `:is([class^="${classPrefix}"], [class*=" ${classPrefix}"])`;

/** For elements of a component that need no other style. */
export const ownElement = style({});

for (const [elements, rule] of elementRules) globalStyle(`:where(:is(${elements})${own})`, inBase(rule));
globalStyle(
  `:where(${own})::before, :where(${own})::after`,
  inBase({ boxSizing: 'border-box', margin: 0, padding: 0 }),
);

// The outermost elements inherit nothing of the text of the page. Those in them inherit from them.
globalStyle(
  `:where(${own}:not(${own} *))`,
  inBase({
    ...textDefaults,
    fontSize: '1rem',
    fontStyle: 'normal',
    letterSpacing: 'normal',
    textTransform: 'none',
    overflowWrap: 'anywhere',
  }),
);
