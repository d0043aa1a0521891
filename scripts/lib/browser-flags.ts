/** What Chromium needs as root, behind a closed network, and to draw the same everywhere. */
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
  // A curve painted over a part of what was there has other edges than one painted at once.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** How a page is opened that pictures are taken of. */
export const picturedContext = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;
