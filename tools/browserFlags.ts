/** Flags that let Chromium run as root without internet access. */
export const unattendedFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--font-render-hinting=none',
];

/** Flags that let Chromium run as root without internet access, and render the same everywhere. */
export const browserFlags = [
  ...unattendedFlags,
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // A curve that is repainted partially has other edges than one that is painted at once.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** Flags for journeys, which compare no images. A page lives for a shorter time than the optimization of its scripts takes. */
export const journeyFlags = [...unattendedFlags, '--js-flags=--no-turbofan --no-maglev'];

/** Loads neither images nor fonts. */
export const textOnly = [
  // Chromium reads only the last setting of this name: the rest repeats Playwright's.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false',
  '--disable-remote-fonts',
];

/** The browser context of visual tests. */
export const visualTestContext = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;
