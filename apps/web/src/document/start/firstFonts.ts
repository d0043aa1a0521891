/** The fonts of the page, for the inline scripts below, which use no outer variables. */
export interface FirstFonts {
  files: readonly string[];
  /** Where the local storage keeps the files that the browser has. */
  key: string;
  /** Letters of each font. The last two have different widths. */
  letters: string;
}

/**
 * Shows the page in the system's fonts, unless the browser has its fonts from an earlier visit. It is an inline script in
 * the head. A font that loads while the page is painted would delay it, and is not measured like the one that replaces it.
 */
export function holdFonts({ files, key }: FirstFonts): void {
  let known: string | null = null;
  try {
    known = localStorage.getItem(key);
  } catch {
    // The browser blocks the storage.
  }
  if (known !== files.join()) {
    document.documentElement.dataset.fonts = 'system';
    return;
  }
  for (const href of files) {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), font));
  }
}

/**
 * Shows all fonts at once when they are loaded, after the first paint, and notes that the browser has them. If that would
 * move what the visitor sees, the next page shows them (`useLoadedFonts`), unless the system lacks the letters of the
 * language. It is a part of `startPage`.
 */
export async function loadFonts({ files, key, letters }: FirstFonts): Promise<void> {
  const { dataset } = document.documentElement;
  const placesOf = () =>
    [...document.body.querySelectorAll('*')].map((each) => each.getBoundingClientRect().top);
  // Letters that the system lacks are boxes of the same width.
  function hasLetters() {
    const canvas = document.createElement('canvas').getContext('2d');
    const widths = [...letters].slice(-2).map((letter) => canvas?.measureText(letter).width);
    return widths[0] !== widths[1];
  }
  try {
    const mayWait = hasLetters();
    await document.fonts.load("1em 'Readex Pro'", letters);
    localStorage.setItem(key, files.join());
    if (!dataset.fonts) return;
    // Each measurement costs a phone some 10 ms, and the second one may cost a further layout.
    const before = mayWait ? placesOf() : [];
    // In one task, a phone would not react for more than 50 ms.
    await new Promise((resolve) => setTimeout(resolve));
    delete dataset.fonts;
    const isMoved =
      mayWait &&
      placesOf().some((place, index) => {
        const last = before[index] ?? place;
        // Browsers do not count less than 3 px as a shift.
        return Math.abs(place - last) >= 3 && innerHeight > Math.min(place, last);
      });
    if (isMoved) dataset.fonts = 'loaded';
  } catch {
    // The next visit tries again.
  }
}
