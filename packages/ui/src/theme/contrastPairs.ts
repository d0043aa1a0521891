import type { ColorName, minimumRatio } from './tokens.ts';

const plain = ['page', 'surface', 'sunk'] as const;
const tones = ['info', 'positive', 'caution', 'critical'] as const;

/** Each foreground with the backgrounds that it may be used on. */
export const contrastPairs: readonly {
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  kind: keyof typeof minimumRatio;
}[] = [
  { foreground: 'ink', backgrounds: [...plain, 'accentSurface'], kind: 'text' },
  { foreground: 'ink', backgrounds: tones.map((tone) => `${tone}Surface` as const), kind: 'text' },
  { foreground: 'inkSoft', backgrounds: plain, kind: 'text' },
  { foreground: 'accent', backgrounds: [...plain, 'accentSurface'], kind: 'text' },
  { foreground: 'accentHover', backgrounds: plain, kind: 'text' },
  { foreground: 'onAccent', backgrounds: ['accent', 'accentHover'], kind: 'text' },
  { foreground: 'onBand', backgrounds: ['band'], kind: 'text' },
  { foreground: 'onCritical', backgrounds: ['criticalText', 'criticalHover'], kind: 'text' },
  { foreground: 'rating', backgrounds: ['page', 'surface'], kind: 'text' },
  ...tones.map((tone) => ({
    foreground: `${tone}Text` as const,
    backgrounds: [...plain, `${tone}Surface` as const],
    kind: 'text' as const,
  })),
  { foreground: 'edge', backgrounds: plain, kind: 'graphic' },
  {
    foreground: 'accent',
    backgrounds: tones.map((tone) => `${tone}Surface` as const),
    kind: 'graphic',
  },
];
