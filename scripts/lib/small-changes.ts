/** A change that nobody would mean, small enough to be overlooked. */
export interface Change {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Parts of the paths of the story files that show it, so that not every story has to be looked at. */
  stories: readonly string[];
}

const theme = 'packages/ui/src/theme';
const components = 'packages/ui/src/components';
const patterns = 'packages/ui/src/patterns';

export const changes: readonly Change[] = [
  {
    what: 'one pixel of the radius of cards',
    file: `${theme}/tokens.ts`,
    from: "card: '12px'",
    to: "card: '11px'",
    stories: ['Card/'],
  },
  {
    what: 'one step of the accent',
    file: `${theme}/tokens.ts`,
    from: "accent: themed('#1F4B43'",
    to: "accent: themed('#204B43'",
    stories: ['Button/'],
  },
  {
    what: 'one step of the hairlines in the dark',
    file: `${theme}/tokens.ts`,
    from: "line: themed('#E2DED2', '#2D313B')",
    to: "line: themed('#E2DED2', '#2D313C')",
    stories: ['Card/'],
  },
  {
    what: 'one pixel of a space',
    file: `${theme}/tokens.ts`,
    from: "xs: '8px'",
    to: "xs: '7px'",
    stories: ['Notice/', 'Button/'],
  },
  {
    what: 'a weight a little heavier',
    file: `${theme}/tokens.ts`,
    from: "body: '340'",
    to: "body: '345'",
    stories: ['Text/'],
  },
  {
    what: 'lines a little tighter',
    file: `${theme}/tokens.ts`,
    from: "open: '1.6'",
    to: "open: '1.55'",
    stories: ['Text/'],
  },
  {
    what: 'large Latin type no longer tracked',
    file: `${theme}/theme.css.ts`,
    from: "tight: '-0.02em'",
    to: "tight: '-0.01em'",
    stories: ['Heading/'],
  },
  {
    what: 'no focus ring anywhere',
    file: `${theme}/reset.css.ts`,
    from: 'outline: `',
    to: 'caretColor: `',
    stories: ['Button/', 'Link/'],
  },
  {
    what: 'no focus ring around a course',
    file: `${patterns}/CourseCard/CourseCard.css.ts`,
    from: 'outline: `',
    to: 'caretColor: `',
    stories: ['CourseCard/'],
  },
  {
    what: 'a button a pixel lower',
    file: `${components}/Button/Button.css.ts`,
    from: 'minBlockSize: 44',
    to: 'minBlockSize: 43',
    stories: ['Button/'],
  },
  {
    what: 'a button that no longer answers the pointer',
    file: `${components}/Button/Button.css.ts`,
    from: '{ background: vars.colour.accentHover }',
    to: '{ background: vars.colour.accent }',
    stories: ['Button/'],
  },
  {
    what: 'an e-mail that is written from the right',
    file: `${components}/TextField/TextField.tsx`,
    from: "type === 'text' ? undefined : 'ltr'",
    to: 'undefined',
    stories: ['TextField/', 'AccountForm/'],
  },
  {
    what: 'a margin on the wrong side in Arabic',
    file: `${components}/Field/Field.css.ts`,
    from: 'marginInlineStart: vars.space.xs',
    to: 'marginLeft: vars.space.xs',
    stories: ['TextField/', 'Field/'],
  },
  {
    what: 'the way on at the wrong side in Arabic',
    file: `${patterns}/StepForm/StepForm.css.ts`,
    from: "marginInlineStart: 'auto'",
    to: "marginLeft: 'auto'",
    stories: ['StepForm/'],
  },
  {
    what: 'arrows that no longer mirror',
    file: `${components}/Icon/Icon.css.ts`,
    from: "scale: '-1 1'",
    to: "scale: '1 1'",
    stories: ['Icon/', 'Breadcrumbs/'],
  },
  {
    what: 'a switch whose thumb stops a pixel early',
    file: `${components}/Switch/Switch.css.ts`,
    from: 'marginInlineStart: 20',
    to: 'marginInlineStart: 19',
    stories: ['Switch/'],
  },
  {
    what: 'a switch that says nothing in forced colours',
    file: `${components}/Switch/Switch.css.ts`,
    from: "'&[data-checked]': { background: 'HighlightText' }",
    to: "'&[data-checked]': {}",
    stories: ['Switch/'],
  },
  {
    what: 'a lost label of a field',
    file: `${components}/Field/Field.tsx`,
    from: ' htmlFor={controlId}',
    to: '',
    stories: ['TextField/'],
  },
  {
    what: 'a lost name of a button without words',
    file: `${components}/IconButton/IconButton.tsx`,
    from: 'title={label} {...rest} aria-label={label}',
    to: '{...rest}',
    stories: ['IconButton/'],
  },
  {
    what: 'an invalid field that looks like any other',
    file: `${components}/Field/Field.css.ts`,
    from: 'borderColor: vars.colour.criticalText,\n        boxShadow',
    to: 'boxShadow',
    stories: ['TextField/'],
  },
];
