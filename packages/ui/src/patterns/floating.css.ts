import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPatterns } from '../theme/inLayer.ts';

/** A box that floats at the end of the page, over its content. */
export const floating = style(
  inPatterns({
    position: 'fixed',
    insetInline: vars.space.md,
    insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
    zIndex: vars.layer.pendingBar,
    inlineSize: 'fit-content',
    maxInlineSize: vars.width.measure,
    marginInline: 'auto',
    borderRadius: vars.radius.inner,
    boxShadow: vars.shadow.floating,
    '@media': { print: { display: 'none' } },
  }),
);
