/**
 * Shows the page in the system's fonts until the next page, unless the browser has its fonts from an earlier visit. It is
 * the source of an inline script in the head, so it uses no outer variables.
 * @param files the fonts of the page
 * @param key of the files in the local storage
 */
export function holdFonts(files: readonly string[], key: string): void {
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
