// Half-transparent, so that it suits the background of both themes.
const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" fill="#8b8674">',
  '<circle cx="448" cy="140" r="62" opacity=".25"/>',
  '<path d="M0 360 190 150 330 290 410 220 560 360z" opacity=".35"/>',
  '</svg>',
].join('');

/** The neutral image shown without a source. A data URL can't fail to load. */
export const fallbackImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
