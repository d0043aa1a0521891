import { systemFonts } from './systemFonts.ts';

/** This width and all smaller ones are mobile. */
const mobileBreakpointPx = 768;

/** A color in the light and in the dark theme. */
export interface ThemedColor {
  light: string;
  dark: string;
}

const themed = (light: string, dark: string): ThemedColor => ({ light, dark });

/**
 * The semantic colors. `*Text` is used on `*Surface`, on `page` and on `surface`. `contrastPairs.ts` lists the pairs
 * that must be readable, and a test computes their ratios.
 */
export const colors = {
  /** The background of the page. */
  page: themed('#FBFAF6', '#14161B'),
  /** Cards, fields, dialogs. */
  surface: themed('#FFFFFF', '#1B1E25'),
  /** Hover, recessed areas, skeletons. */
  sunk: themed('#F2F0E9', '#101216'),
  /** Decorative hairlines. */
  line: themed('#E2DED2', '#2D313B'),
  /** The border of controls: fields, checkboxes, empty tracks. */
  edge: themed('#8B8674', '#737987'),
  /** Text. */
  ink: themed('#1C1E26', '#ECEBE6'),
  /** Secondary text and icons. */
  inkSoft: themed('#585B66', '#A6A8B0'),
  /** Interactive elements. */
  accent: themed('#1F4B43', '#8FD0BE'),
  /** Interactive elements under the pointer. */
  accentHover: themed('#163A33', '#A9DECF'),
  /** Text and icons on `accent`. */
  onAccent: themed('#FFFFFF', '#10231F'),
  /** Selected and highlighted areas. */
  accentSurface: themed('#E5EEEA', '#1F302D'),
  /** The strip of the slogan. In the dark theme it is less prominent than the buttons. */
  band: themed('#1F4B43', '#1A2926'),
  /** Text on `band`. */
  onBand: themed('#FFFFFF', '#A9C9C0'),
  /** Stars and their numbers. */
  rating: themed('#97680F', '#DDB45E'),
  infoText: themed('#2B5273', '#A3C4E0'),
  infoSurface: themed('#E8EFF5', '#1D2935'),
  positiveText: themed('#2C5E35', '#9FCFA4'),
  positiveSurface: themed('#E7F1E6', '#1D2C22'),
  cautionText: themed('#7A4F08', '#E7C27A'),
  cautionSurface: themed('#FAF0D7', '#322818'),
  criticalText: themed('#9B2F25', '#F0A79C'),
  criticalSurface: themed('#FAEAE6', '#371F1D'),
  /** Text on a destructive button, whose background is `criticalText`. */
  onCritical: themed('#FFFFFF', '#2A0E0A'),
  /** A destructive button under the pointer. */
  criticalHover: themed('#7F241B', '#F5BDB4'),
  /** The layer over the page while a dialog is open. */
  backdrop: themed('#1C1E2666', '#000000A6'),
  /** The shadow of floating elements. */
  shade: themed('#1C1E2624', '#00000080'),
} as const satisfies Record<string, ThemedColor>;

export type ColorName = keyof typeof colors;

/** The colors that another color replaces with `prefers-contrast: more`. */
export const moreContrast = {
  inkSoft: 'ink',
  line: 'edge',
  edge: 'ink',
  rating: 'ink',
} as const satisfies Partial<Record<ColorName, ColorName>>;

/** The minimum ratios of WCAG 2.2 SC 1.4.3 (text) and 1.4.11 (borders, icons, focus rings). */
export const minimumRatio = { text: 4.5, graphic: 3 } as const;

/** Spacing on a 4 px grid. Pixels instead of rem, so that larger text does not enlarge the gaps. */
export const space = {
  none: '0',
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '20px',
  xl: '24px',
  xxl: '32px',
  xxxl: '48px',
  huge: '64px',
} as const;

export const radius = {
  /** Checkboxes, bars and other small elements. */
  small: '4px',
  /** Fields and elements inside of cards. */
  inner: '8px',
  card: '12px',
  /** Buttons, search and other controls without a label above them. */
  control: '999px',
  /** Elements that are round in every theme: avatars, radio buttons, switches. */
  pill: '999px',
} as const;

export const border = { hairline: '1px', ring: '2px' } as const;

/** Font sizes in rem, so that they follow the font size of the user. */
export const text = {
  caption: '0.8125rem',
  small: '0.875rem',
  /** Controls: buttons, tiles, navigation. */
  control: '0.9375rem',
  body: '1rem',
  lead: '1.125rem',
  titleSmall: '1.125rem',
  titleMedium: 'clamp(1.375rem, 1.29rem + 0.4vw, 1.625rem)',
  titleLarge: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.625rem)',
  display: 'clamp(2.25rem, 1.45rem + 3.4vw, 3.875rem)',
} as const;

/**
 * Running text; headings, names and labels; what can be pressed or must be found, such as buttons and prices. The steps
 * are far enough apart to be told apart at 14 px.
 */
export const weight = { body: '340', medium: '500', strong: '620' } as const;

export const leading = { tight: '1.12', title: '1.3', control: '1.4', open: '1.6' } as const;

/** The letter spacing of large type, whose letters would otherwise look too far apart. */
export const tracking = { tight: '-0.02em' } as const;

/** Arabic letters are joined. */
export const arabicTracking = { tight: '0' } as const;

/** Arabic letters have dots and marks above and below the line. */
export const arabicLeading = { ...leading, tight: '1.4', title: '1.5' } as const;

export const motion = {
  fast: '120ms',
  medium: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const layer = {
  raised: '1',
  header: '10',
  dialog: '100',
  menu: '110',
  pendingBar: '120',
  skip: '200',
} as const;

export const font = {
  /** Readex Pro covers Latin and Arabic. The system fonts with adjusted metrics replace it until it is loaded. */
  sans: `'Readex Pro', ${systemFonts}`,
} as const;

/** The layers of a shadow in pixels. Their color is `shade`. */
export const shadow = {
  /** Dialogs, menus and other elements above the page. */
  floating: [
    { y: 1, blur: 2 },
    { y: 12, blur: 32 },
  ],
} as const;

/** The brightness of images. Their light areas would glare in the dark theme. */
export const imageBrightness = { light: 1, dark: 0.88 } as const;

/** Breakpoints in pixels. The layout changes at these widths and below. */
export const breakpoint = {
  /** The mobile layout [2.114]. */
  mobile: mobileBreakpointPx,
  /** The header's links leave no space for the search box. */
  tight: 1100,
  /** Old phones in portrait orientation: rows contain only what is essential. */
  slender: 359,
  /** The height below which nothing is sticky. */
  low: 480,
} as const;

/** The widths of the page layout. */
export const width = {
  page: '1240px',
  measure: '65ch',
  dialog: '440px',
  form: '440px',
  field: '480px',
  drawer: '320px',
} as const;
