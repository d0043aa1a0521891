/** Flags that let Chromium run as root without internet access, and render the same everywhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A curve that is repainted partially has other edges than one that is painted at once.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** The browser context of visual tests. */
export const visualTestContext = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;
