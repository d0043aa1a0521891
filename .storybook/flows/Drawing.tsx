import type { ReactElement } from 'react';

/** Scrolls a drawing that is wider than the page to its first state. */
function showStart(box: HTMLElement | null) {
  const start = box?.querySelector('svg > .flow-dot')?.getBoundingClientRect();
  if (box && start) box.scrollLeft = start.x - box.getBoundingClientRect().x - box.clientWidth / 2;
}

/** A statechart that was drawn when Storybook was built. Its states link to their sections. */
export const Drawing = ({ statechart, label }: { statechart: ReactElement; label: string }) => (
  <section ref={showStart} className="flow-drawing" aria-label={label}>
    {statechart}
  </section>
);
