import { limits } from '@lyceum/rules';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { media } from '../../theme/media.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  controls,
  dash,
  head,
  heading as headingClass,
  others,
  position as positionClass,
  root,
  rotation,
  slide as slideClass,
  slides as slidesClass,
  turning,
  view,
} from './Carousel.css.ts';
import { timedTurns } from './timedTurns.ts';
import { useRotation } from './useRotation.ts';

export interface CarouselTexts {
  /** What this is called when it is read out: 'carousel'. */
  role: string;
  /** What one of its parts is called: 'slide'. */
  slideRole: string;
  /** The name of a slide: '2 of 4'. */
  position: (number: number, total: number) => string;
  /** The names of the button that stops the turning and lets it go on. */
  pause: string;
  play: string;
  previous: string;
  next: string;
}

type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export interface CarouselProps extends Omit<ClosedProps<'section'>, 'children' | 'title' | OwnHandlers> {
  /** The heading, which also names the region. */
  title: string;
  /** The heading's place in the outline. @default 2 */
  level?: 2 | 3;
  /** In their order; after the last comes the first again. */
  slides: readonly { id: string; content: ReactNode }[];
  /** At most so many at once; fewer where they would get too narrow, one on mobile. @default 1 */
  sideBySide?: 1 | 2 | 3;
  texts: CarouselTexts;
}

interface Shown {
  first: number;
  count: number;
  canTurn: boolean;
}

/**
 * A few slides that take turns every 2.5 s, a turn taking 1 s (Specification §9), on the desktop layout. Stops while
 * the pointer or the focus is on it; begins paused for who wants less motion, and then changes without moving.
 */
export function Carousel({ title, level = 2, slides, sideBySide = 1, texts, ...rest }: CarouselProps) {
  const { direction } = useUi();
  const id = useId();
  const [plugins] = useState(() => [
    timedTurns(limits.carouselTransitionMs),
    Autoplay({ delay: limits.carouselAutoplayEveryMs, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [viewport, embla] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      direction,
      watchFocus: false,
      breakpoints: { [media.motionReduced]: { duration: 0 } },
    },
    plugins,
  );
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!embla) return;
    const look = () => {
      const width = embla.slideNodes()[0]?.clientWidth ?? 0;
      setShown({
        first: embla.selectedScrollSnap(),
        count: width === 0 ? 1 : Math.floor(embla.containerNode().clientWidth / width),
        canTurn: embla.scrollSnapList().length > 1,
      });
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const { playing, rotating, toggle, whole, rest: beside } = useRotation(embla, shown?.canTurn ?? false);
  const total = slides.length;
  const isShown = (index: number) => shown !== null && (index - shown.first + total) % total < shown.count;
  // Not a fieldset: there are no fields in it.
  const asSlide = (number: number) => ({
    role: 'group',
    'aria-roledescription': texts.slideRole,
    'aria-label': texts.position(number, total),
  });
  // Where all fit at once there is nothing to turn.
  const whenTurning = turning({ allFit: total <= sideBySide ? (total as 1 | 2 | 3) : 'never' });

  return (
    <section
      {...rest}
      {...whole}
      aria-roledescription={texts.role}
      aria-labelledby={`${id}-title`}
      className={root}
    >
      <div className={head}>
        <div className={headingClass}>
          <Heading id={`${id}-title`} level={level}>
            {title}
          </Heading>
        </div>
        <div className={`${controls} ${whenTurning}`}>
          <span className={rotation}>
            <IconButton
              label={playing ? texts.pause : texts.play}
              icon={playing ? Pause : Play}
              onClick={toggle}
            />
          </span>
          <span className={others} {...beside}>
            <IconButton
              label={texts.previous}
              icon={ChevronLeft}
              mirrors
              tone="outlined"
              aria-controls={`${id}-slides`}
              onClick={() => embla?.scrollPrev()}
            />
            <IconButton
              label={texts.next}
              icon={ChevronRight}
              mirrors
              tone="outlined"
              aria-controls={`${id}-slides`}
              onClick={() => embla?.scrollNext()}
            />
          </span>
        </div>
      </div>
      <div ref={viewport} className={view} {...beside}>
        <div id={`${id}-slides`} aria-live={rotating ? 'off' : 'polite'} className={slidesClass}>
          {slides.map(({ id: key, content }, index) => (
            <div
              key={key}
              {...asSlide(index + 1)}
              inert={shown !== null && !isShown(index)}
              className={slideClass({ sideBySide })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className={`${positionClass} ${whenTurning}`}>
        {slides.map(({ id: key }, index) => (
          <span key={key} data-shown={isShown(index) || undefined} className={dash} />
        ))}
      </div>
    </section>
  );
}
