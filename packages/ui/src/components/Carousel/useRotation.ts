import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useMedia } from '../../provider/useMedia.ts';
import { media } from '../../theme/media.ts';

/**
 * Whether the slides turn by themselves: on the desktop layout (Specification §2), while they are not paused, and
 * neither the pointer nor the focus is here. For who wants less motion they begin paused.
 */
export function useRotation(embla: UseEmblaCarouselType[1], canTurn: boolean) {
  const onDesktop = useMedia(media.desktop);
  const motionReduced = useMedia(media.motionReduced);
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Play was pressed a moment ago, with the pointer and the focus on the button: that stops nothing. */
  const [justAsked, setJustAsked] = useState(false);

  const playing = chosen === null ? !motionReduced : chosen === 'playing';
  const rotating = canTurn && onDesktop && playing && (justAsked || !(hovered || focused));

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay || !rotating) return;
    const start = () => autoplay.play();
    start();
    // Embla begins anew when its size changes, and forgets that it was playing.
    embla.on('reInit', start);
    return () => {
      embla.off('reInit', start);
      autoplay.stop();
    };
  }, [embla, rotating]);

  return {
    playing,
    rotating,
    /** For the button that pauses and plays. */
    toggle() {
      setChosen(playing ? 'paused' : 'playing');
      setJustAsked(!playing);
    },
    /** For all of the carousel. */
    whole: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur(event: FocusEvent) {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      },
    },
    /** For what is beside the button: who comes here wants it to stand still again. */
    rest: {
      onPointerEnter: () => setJustAsked(false),
      onFocus: () => setJustAsked(false),
    },
  };
}
