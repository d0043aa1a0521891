const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">',
  '<rect width="640" height="360" fill="#e9e6dc"/>',
  '<circle cx="448" cy="150" r="70" fill="#d8d3c4"/>',
  '<path d="M0 360 190 150 330 290 410 220 560 360z" fill="#c9c3b1"/>',
  '</svg>',
].join('');

/** A calm picture for when there is none. It travels with the code, so it can't fail to load. */
export const fallbackPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
