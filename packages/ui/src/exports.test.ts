import { expect, test } from 'vitest';
import * as everything from './index.ts';

test('these are the names that the package exports', () => {
  expect(Object.keys(everything).toSorted()).toMatchInlineSnapshot(`
    [
      "Avatar",
      "Badge",
      "Banner",
      "Button",
      "ButtonLink",
      "Card",
      "Checkbox",
      "Dialog",
      "Drawer",
      "EmptyState",
      "Grid",
      "Heading",
      "Icon",
      "IconButton",
      "Image",
      "Inline",
      "Link",
      "Menu",
      "Notice",
      "Page",
      "PasswordField",
      "Price",
      "ProgressBar",
      "RadioGroup",
      "Rating",
      "Select",
      "Skeleton",
      "SkipLinks",
      "Spinner",
      "Stack",
      "Text",
      "TextField",
      "UiProvider",
      "VisuallyHidden",
    ]
  `);
});
