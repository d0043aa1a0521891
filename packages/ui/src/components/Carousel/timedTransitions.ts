import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

// Embla advances in steps of this length, whatever the frame rate.
const stepMs = 1000 / 60;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * An Embla plugin that gives transitions an exact duration. Embla's own transitions are springs, whose duration depends
 * on the distance. Dragging and its release still use the springs.
 */
export function timedTransitions(durationMs: number) {
  const steps = Math.round(durationMs / stepMs);
  let letGo = () => {};
  return {
    name: 'timedTransitions',
    options: {},
    init(embla: Embla) {
      const engine = embla.internalEngine();
      const { location, previousLocation, target, scrollBody: spring } = engine;
      let transitioning = false;
      let step = 0;
      let distance = 0;
      const timed: typeof spring = {
        ...spring,
        seek() {
          if (!transitioning) return spring.seek();
          if (step === 0) distance = target.get() - location.get();
          step = Math.min(steps, step + 1);
          previousLocation.set(location);
          // Counted from the target, because in a loop the location jumps by a whole round in the middle of a
          // transition.
          location.set(target.get() - distance * (1 - easeOut(step / steps)));
          return timed;
        },
        direction: () => (transitioning ? Math.sign(distance) : spring.direction()),
        useBaseFriction() {
          spring.useBaseFriction();
          return timed;
        },
        useDuration(duration: number) {
          spring.useDuration(duration);
          transitioning = duration > 0;
          step = 0;
          return timed;
        },
      };
      const holdOn = () => {
        transitioning = false;
      };
      engine.scrollBody = timed;
      embla.on('pointerDown', holdOn);
      letGo = () => embla.off('pointerDown', holdOn);
    },
    destroy: () => letGo(),
  };
}
