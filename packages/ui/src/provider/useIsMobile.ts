'use client';

import { media } from '../theme/media.ts';
import { useMedia } from './useMedia.ts';

/**
 * Whether the page has the mobile layout, 768 px or less [2.114]. False on the server and until hydration. Use it if
 * the behavior differs; use media queries if only the look does.
 */
export function useIsMobile(): boolean {
  return useMedia(media.mobile);
}
