/** Whether a stylesheet only declares fonts: see `fontsFile` in vite.config.ts. */
export const isFontsFile = (file: string): boolean => /\/fonts-[\w-]+\.css#?$/.test(file);

/**
 * Removes the declarations of the fonts from the stylesheets of the routes. React Router would preload them before a
 * navigation, but the HTML has declared the fonts, so Chromium would warn of an unused file.
 */
export function leaveOutFontsFile(): void {
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {}))
    if (route.css) route.css = route.css.filter((file) => !isFontsFile(file));
}
