'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { media } from '../../theme/media.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  controls,
  controlsHidden,
  dash,
  dashIfFits,
  head,
  heading as headingClass,
  others,
  position as positionClass,
  root,
  rotation,
  slide as slideClass,
  slides as slidesClass,
  view,
} from './Carousel.css.ts';
import { timedTransitions } from './timedTransitions.ts';
import { useRotation } from './useRotation.ts';

const carouselAutoplayEveryMs = 2500;
const carouselTransitionMs = 1000;

export interface CarouselTexts {
  /** The role description of the carousel: 'carousel'. */
  role: string;
  /** The role description of a slide: 'slide'. */
  slideRole: string;
  /** The name of a slide: '2 of 4'. */
  position: (number: number, total: number) => string;
  /** The names of the button while the carousel rotates and while it is paused. */
  pause: string;
  play: string;
  previous: string;
  next: string;
}

type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export interface CarouselProps extends Omit<ClosedProps<'section'>, 'children' | 'title' | OwnHandlers> {
  /** The heading. It names the region. */
  title: string;
  /** The heading level. @default 2 */
  level?: 2 | 3;
  /** The slides in order. The first follows the last. */
  slides: readonly { id: string; content: ReactNode }[];
  /** The maximum number of slides side by side. Narrow containers show fewer, mobile shows one. @default 1 */
  sideBySide?: 1 | 2 | 3;
  /** Whether something else is in the foreground, such as a dialog. Nothing moves behind it. @default false */
  covered?: boolean;
  /** The texts, in the language of the page. */
  texts: CarouselTexts;
}

interface Viewport {
  first: number;
  count: number;
  canRotate: boolean;
}

/**
 * A few slides that rotate on desktop, every 2.5 s with a transition of 1 s [2.93]. Rotation stops on hover and focus.
 * With reduced motion it starts paused and changes slides without animation.
 */
export function Carousel({
  title,
  level = 2,
  slides,
  sideBySide = 1,
  covered = false,
  texts,
  ...rest
}: CarouselProps) {
  const { direction } = useUi();
  const id = useId();
  const [plugins] = useState(() => [
    timedTransitions(carouselTransitionMs),
    Autoplay({ delay: carouselAutoplayEveryMs, playOnInit: false, stopOnFocusIn: false }),
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
  const [visibleSlides, setVisibleSlides] = useState<Viewport | null>(null);

  useEffect(() => {
    if (!embla) return;
    const look = () => {
      const width = embla.slideNodes()[0]?.clientWidth ?? 0;
      setVisibleSlides({
        first: embla.selectedScrollSnap(),
        count: width === 0 ? 1 : Math.floor(embla.containerNode().clientWidth / width),
        canRotate: embla.scrollSnapList().length > 1,
      });
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const { playing, rotating, toggle, whole, beside } = useRotation(
    embla,
    (visibleSlides?.canRotate ?? false) && !covered,
  );
  const total = slides.length;
  const isVisible = (index: number) =>
    visibleSlides !== null && (index - visibleSlides.first + total) % total < visibleSlides.count;
  // Not a fieldset, since it contains no fields.
  const asSlide = (number: number) => ({
    role: 'group',
    'aria-roledescription': texts.slideRole,
    'aria-label': texts.position(number, total),
  });
  // If all slides fit, there is nothing to rotate.
  const controlsVisibility = controlsHidden({ allFit: total <= sideBySide ? (total as 1 | 2 | 3) : 'never' });

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
        <div className={`${controls} ${controlsVisibility}`}>
          <span className={rotation} data-started={visibleSlides !== null || undefined}>
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
              inert={visibleSlides !== null && !isVisible(index)}
              className={slideClass({ sideBySide })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className={`${positionClass} ${controlsVisibility}`}>
        {slides.map(({ id: key }, index) => (
          <span
            key={key}
            data-shown={isVisible(index) || undefined}
            className={classNames(
              dash,
              visibleSlides === null && index < sideBySide && dashIfFits({ slide: (index + 1) as 1 | 2 | 3 }),
            )}
          />
        ))}
      </div>
    </section>
  );
}
