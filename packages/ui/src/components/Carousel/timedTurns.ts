import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

// Embla moves in steps of this length, however often the screen is drawn.
const stepMs = 1000 / 60;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * A plugin: a turn takes exactly so long. Embla's own turns are springs, which never quite arrive and take longer
 * the further they go. Following a pointer and what comes after letting go stay Embla's.
 */
export function timedTurns(durationMs: number) {
  const steps = Math.round(durationMs / stepMs);
  let letGo = () => {};
  return {
    name: 'timedTurns',
    options: {},
    init(embla: Embla) {
      const engine = embla.internalEngine();
      const { location, previousLocation, target, scrollBody: spring } = engine;
      let turning = false;
      let step = 0;
      let distance = 0;
      const timed: typeof spring = {
        ...spring,
        seek() {
          if (!turning) return spring.seek();
          if (step === 0) distance = target.get() - location.get();
          step = Math.min(steps, step + 1);
          previousLocation.set(location);
          // Counted from the target, which in a round of slides jumps by the whole round in the middle of a turn.
          location.set(target.get() - distance * (1 - easeOut(step / steps)));
          return timed;
        },
        direction: () => (turning ? Math.sign(distance) : spring.direction()),
        useBaseFriction() {
          spring.useBaseFriction();
          return timed;
        },
        useDuration(duration: number) {
          spring.useDuration(duration);
          turning = duration > 0;
          step = 0;
          return timed;
        },
      };
      const holdOn = () => {
        turning = false;
      };
      engine.scrollBody = timed;
      embla.on('pointerDown', holdOn);
      letGo = () => embla.off('pointerDown', holdOn);
    },
    destroy: () => letGo(),
  };
}
