/** The fonts of the page, for the inline scripts below, which use no outer variables. */
export interface FirstFonts {
  files: readonly string[];
  /** Where the local storage keeps the files that the browser has. */
  key: string;
  /** A letter of each font. */
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

/** Shows all fonts at once when they are loaded, after the first paint, and notes that the browser has them. It is a part of `startPage`. */
export async function loadFonts(
  { files, key, letters }: FirstFonts,
  stylesheets: readonly Promise<unknown>[],
): Promise<void> {
  const load = () => document.fonts.load("1em 'Readex Pro'", letters);
  try {
    await Promise.all([load(), ...stylesheets]);
    // The stylesheets declare the fonts once more.
    await load();
    delete document.documentElement.dataset.fonts;
    localStorage.setItem(key, files.join());
  } catch {
    // The next visit tries again.
  }
}
