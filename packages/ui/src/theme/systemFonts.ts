const adjusted = "'Readex Pro Fallback', 'Readex Pro Arabic Fallback'";

/** The system's fonts, with the metrics of Readex Pro where the system has a font that is known. */
export const systemFonts = `${adjusted}, sans-serif`;

/** The same until the fonts are loaded, when Arabic letters may be missing. */
export const systemFontsOrBoxes = `${adjusted}, 'Readex Pro Arabic Boxes', sans-serif`;
