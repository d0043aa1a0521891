// biome-ignore-all format: a table with one mutation per line

type Row = [description: string, file: string, from: string, to: string, ...stories: string[]];

/**
 * Small unintended changes of the look. Files are below `packages/ui/src`, `from` occurs once in its file, and `stories` are
 * parts of the paths of the story files that should detect the change. Without them, those of the file's folder should.
 */
const table: Row[] = [
  ['card radius: 1 px less', 'theme/tokens.ts', "card: '12px'", "card: '11px'", 'Card/'],
  ['accent: one step of red', 'theme/tokens.ts', "accent: themed('#1F4B43'", "accent: themed('#204B43'", 'Button/'],
  ['dark hairlines: one step of blue', 'theme/tokens.ts', "line: themed('#E2DED2', '#2D313B')", "line: themed('#E2DED2', '#2D313C')", 'Card/'],
  ['space xs: 1 px less', 'theme/tokens.ts', "xs: '8px'", "xs: '7px'", 'Notice/', 'Button/'],
  ['body text: slightly bolder', 'theme/tokens.ts', "body: '340'", "body: '345'", 'Text/'],
  ['line height: slightly less', 'theme/tokens.ts', "open: '1.6'", "open: '1.55'", 'Text/'],
  ['large Latin text: less tracking', 'theme/tokens.ts', "tight: '-0.02em'", "tight: '-0.01em'", 'Heading/'],
  ['large Arabic text: tracking', 'theme/tokens.ts', "tight: '0'", "tight: '-0.01em'", 'Heading/'],
  ['backdrop: 3 % darker', 'theme/tokens.ts', "backdrop: themed('#1C1E2666'", "backdrop: themed('#1C1E266E'", 'Dialog/'],
  ['dark soft ink: one step of blue', 'theme/tokens.ts', "inkSoft: themed('#585B66', '#A6A8B0')", "inkSoft: themed('#585B66', '#A6A8B1')", 'Pagination/'],
  ['caution surface: one step of blue', 'theme/tokens.ts', "cautionSurface: themed('#FAF0D7'", "cautionSurface: themed('#FAF0D8'", 'Badge/'],
  ['no focus ring', 'theme/reset.css.ts', 'outline: `', 'caretColor: `', 'Button/', 'Link/'],
  ['course card: no focus ring', 'patterns/CourseCard/CourseCard.css.ts', 'outline: `', 'caretColor: `'],
  ['button: 1 px lower', 'components/Button/Button.css.ts', 'minBlockSize: 44', 'minBlockSize: 43'],
  ['button: no hover style', 'components/Button/Button.css.ts', '{ background: vars.color.accentHover }', '{ background: vars.color.accent }'],
  ['email: right-to-left', 'components/TextField/TextField.tsx', "type === 'text' ? undefined : 'ltr'", 'undefined', 'TextField/', 'AccountForm/'],
  ['field: physical margin', 'components/Field/Field.css.ts', 'marginInlineStart: vars.space.xs', 'marginLeft: vars.space.xs', 'TextField/', 'Field/'],
  ['field: label without control', 'components/Field/Field.tsx', ' htmlFor={controlId}', '', 'TextField/'],
  ['field: invalid looks valid', 'components/Field/Field.css.ts', 'borderColor: vars.color.criticalText,\n        boxShadow', 'boxShadow', 'TextField/'],
  ['step form: physical margin', 'patterns/StepForm/StepForm.css.ts', "marginInlineStart: 'auto'", "marginLeft: 'auto'"],
  ['arrows: not mirrored', 'components/Icon/Icon.css.ts', "scale: '-1 1'", "scale: '1 1'", 'Icon/', 'Breadcrumbs/'],
  ['switch: thumb 1 px off', 'components/Switch/Switch.css.ts', 'marginInlineStart: 20', 'marginInlineStart: 19'],
  ['switch: no state in forced colors', 'components/Switch/Switch.css.ts', "'&[data-checked]': { background: 'HighlightText' }", "'&[data-checked]': {}"],
  ['icon button: no name', 'components/IconButton/IconButton.tsx', 'title={label} {...rest} aria-label={label}', '{...rest}'],
  ['badge: 1 px more padding', 'components/Badge/Badge.css.ts', 'padding: `2px ', 'padding: `3px '],
  ['progress bar: 1 px higher', 'components/ProgressBar/ProgressBar.css.ts', 'blockSize: 8,', 'blockSize: 9,'],
  ['menu item: 1 px higher', 'components/Menu/Menu.css.ts', 'minBlockSize: 40', 'minBlockSize: 41'],
  ['pagination: 1 px more padding', 'components/Pagination/Pagination.css.ts', 'paddingInline: vars.space.xs', "paddingInline: '9px'"],
  ['skeleton: 3 % more opaque', 'components/Skeleton/Skeleton.css.ts', 'opacity: 0.6,', 'opacity: 0.63,'],
  ['select: physical position', 'components/Select/Select.css.ts', 'insetInlineEnd: vars.space.sm', 'right: vars.space.sm'],
  ['avatar: initials 1 px smaller', 'components/Avatar/Avatar.css.ts', "fontSize: '24px'", "fontSize: '23px'"],
  ['rating: 1 px more gap', 'components/Rating/Rating.css.ts', 'gap: vars.space.xxs', "gap: '5px'"],
  ['header: 1 px higher', 'patterns/Header/Header.css.ts', 'paddingBlock: vars.space.sm,\n    paddingInline: `max', "paddingBlock: '13px',\n    paddingInline: `max"],
  ['session card: 1 px more gap', 'patterns/SessionCard/SessionCard.css.ts', 'columnGap: vars.space.lg', "columnGap: '21px'"],
  ['tabs: 1 px more padding', 'components/Tabs/Tabs.css.ts', 'padding: vars.space.xs', "padding: '9px'"],
  ['choice: 1 px more gap', 'components/Choice/Choice.css.ts', 'gap: vars.space.xxs, minInlineSize', "gap: '5px', minInlineSize", 'RadioGroup/', 'Checkbox/'],
  ['testimonial: Arabic quotation marks', 'patterns/TestimonialCard/TestimonialCard.css.ts', `'"«" "»"'`, `'"‹" "›"'`],
  ['stat tile: 1 px more gap', 'patterns/StatTile/StatTile.css.ts', 'gap: vars.space.xxs', "gap: '5px'"],
  ['request card: 1 px more gap', 'patterns/RequestCard/RequestCard.css.ts', 'gap: vars.space.md,', "gap: '17px',"],
  ['hero on a phone: 1 px more padding', 'patterns/HeroMessage/HeroMessage.css.ts', '[media.mobile]: { paddingBlock', '[media.mobile]: { paddingInline: 1, paddingBlock'],
];

export const visualMutations = table.map(([description, path, from, to, ...stories]) => ({
  ...{ description, from, to, file: `packages/ui/src/${path}` },
  stories: stories.length > 0 ? stories : [`${path.split('/')[1]}/`],
}));
