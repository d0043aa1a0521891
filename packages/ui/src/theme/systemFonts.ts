/** The system's fonts, with the metrics of Readex Pro where the system has a font that is known. */
export const systemFonts = "'Readex Pro Fallback', 'Readex Pro Arabic Fallback', sans-serif";
