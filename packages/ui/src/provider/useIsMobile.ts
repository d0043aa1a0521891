import { media } from '../theme/media.ts';
import { useMedia } from './useMedia.ts';

/**
 * Whether the page is in the mobile layout: 768 px wide or less (Specification §9). False on the server, and until the
 * page is hydrated: for what changes what a person goes through, not how it looks.
 */
export function useIsMobile(): boolean {
  return useMedia(media.mobile);
}
