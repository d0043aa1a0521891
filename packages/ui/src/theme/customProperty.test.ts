import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { lyceumTokens } from './themeTokens.ts';
import { baseTokens, themeTokens } from './tokenDocument.ts';

const properties = Object.values(vars)
  .flatMap((group) => Object.values(group) as string[])
  .map((use) => /^var\((.*)\)$/.exec(use)?.[1] ?? use);

test('the custom properties have these public names', () => {
  expect(properties.toSorted().join('\n')).toMatchInlineSnapshot(`
    "--lyceum-border-hairline
    --lyceum-border-ring
    --lyceum-color-accent
    --lyceum-color-accent-hover
    --lyceum-color-accent-surface
    --lyceum-color-backdrop
    --lyceum-color-band
    --lyceum-color-caution-surface
    --lyceum-color-caution-text
    --lyceum-color-critical-hover
    --lyceum-color-critical-surface
    --lyceum-color-critical-text
    --lyceum-color-edge
    --lyceum-color-info-surface
    --lyceum-color-info-text
    --lyceum-color-ink
    --lyceum-color-ink-soft
    --lyceum-color-line
    --lyceum-color-on-accent
    --lyceum-color-on-band
    --lyceum-color-on-critical
    --lyceum-color-page
    --lyceum-color-positive-surface
    --lyceum-color-positive-text
    --lyceum-color-rating
    --lyceum-color-shade
    --lyceum-color-sunk
    --lyceum-color-surface
    --lyceum-filter-image
    --lyceum-font-sans
    --lyceum-layer-dialog
    --lyceum-layer-header
    --lyceum-layer-menu
    --lyceum-layer-pending-bar
    --lyceum-layer-raised
    --lyceum-layer-skip
    --lyceum-leading-control
    --lyceum-leading-open
    --lyceum-leading-tight
    --lyceum-leading-title
    --lyceum-motion-ease
    --lyceum-motion-fast
    --lyceum-motion-medium
    --lyceum-motion-slow
    --lyceum-radius-card
    --lyceum-radius-control
    --lyceum-radius-inner
    --lyceum-radius-pill
    --lyceum-radius-small
    --lyceum-shadow-floating
    --lyceum-space-huge
    --lyceum-space-lg
    --lyceum-space-md
    --lyceum-space-none
    --lyceum-space-sm
    --lyceum-space-xl
    --lyceum-space-xs
    --lyceum-space-xxl
    --lyceum-space-xxs
    --lyceum-space-xxxl
    --lyceum-text-body
    --lyceum-text-caption
    --lyceum-text-control
    --lyceum-text-display
    --lyceum-text-lead
    --lyceum-text-small
    --lyceum-text-title-large
    --lyceum-text-title-medium
    --lyceum-text-title-small
    --lyceum-tracking-tight
    --lyceum-weight-body
    --lyceum-weight-medium
    --lyceum-weight-strong
    --lyceum-width-dialog
    --lyceum-width-drawer
    --lyceum-width-field
    --lyceum-width-form
    --lyceum-width-measure
    --lyceum-width-page"
  `);
});

test('a token in tokens.json has the name of its custom property', () => {
  const document = { ...baseTokens(lyceumTokens), ...themeTokens(lyceumTokens, 'light', 'normal') };
  const names = Object.entries(document).flatMap(([group, tokens]) =>
    Object.keys(tokens).flatMap((name) => (name.startsWith('$') ? [] : [`--lyceum-${group}-${name}`])),
  );
  // Media queries cannot use custom properties.
  const inStyles = names.filter((name) => !name.startsWith('--lyceum-breakpoint-'));
  expect(inStyles.toSorted()).toEqual(properties.toSorted());
});
