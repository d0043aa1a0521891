'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useMedia } from '../../provider/useMedia.ts';
import { media } from '../../theme/media.ts';

/**
 * Whether the slides rotate: on desktop [2.93], while not paused, hovered or focused. With reduced motion they start
 * paused.
 */
export function useRotation(embla: UseEmblaCarouselType[1], canRotate: boolean) {
  const onDesktop = useMedia(media.desktop);
  const motionReduced = useMedia(media.motionReduced);
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /**
   * Whether Play was just pressed. The pointer and the focus are on the button then, and must not stop the rotation.
   */
  const [justPlayed, setJustPlayed] = useState(false);

  const playing = choice === null ? !motionReduced : choice === 'playing';
  const rotating = canRotate && onDesktop && playing && (justPlayed || !(hovered || focused));

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay || !rotating) return;
    const start = () => autoplay.play();
    start();
    // Embla reinitializes when its size changes, which stops the rotation.
    embla.on('reInit', start);
    return () => {
      embla.off('reInit', start);
      autoplay.stop();
    };
  }, [embla, rotating]);

  return {
    playing,
    rotating,
    /** Toggles the rotation, for the pause button. */
    toggle() {
      setChoice(playing ? 'paused' : 'playing');
      setJustPlayed(!playing);
    },
    /** The listeners of the whole carousel. */
    whole: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur(event: FocusEvent) {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      },
    },
    /** The listeners of everything but the pause button: moving there ends the exception for a pressed Play button. */
    beside: {
      onPointerEnter: () => setJustPlayed(false),
      onFocus: () => setJustPlayed(false),
    },
  };
}
