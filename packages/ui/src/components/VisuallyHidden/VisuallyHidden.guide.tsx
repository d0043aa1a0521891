import { guide, t } from '../../stories/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const address = {
  label: t('courseEditor:form.promotionalImage'),
  type: 'url',
  autoComplete: 'off',
} as const;
const hint = t('courseEditor:form.promotionalImageHint');

export const visuallyHiddenGuide = guide({
  use: [
    'For what sighted users learn from the visual design. Visible text needs no copy: it would be read twice.',
    'Set `as="h1"` on a page whose visible content has no heading.',
  ],
  instead: [
    { when: 'All users need it', use: 'Text' },
    { when: 'A control without text needs a name', use: 'IconButton' },
  ],
  do: <TextField {...address} description={hint} />,
  why: 'All users read the hint, and screen readers announce it with the field.',
  dont: (
    <div>
      <TextField {...address} aria-describedby="visually-hidden-guide-hint" />
      <VisuallyHidden id="visually-hidden-guide-hint">{hint}</VisuallyHidden>
    </div>
  ),
  whyNot: 'Only screen readers get the hint, although all users need it.',
  keyboard: { none: 'Not interactive, and not a tab stop.' },
});
