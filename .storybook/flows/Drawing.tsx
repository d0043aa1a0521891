import type { ReactElement } from 'react';

/** Scrolls a drawing that is wider than the page to its first state. */
function showStart(box: HTMLElement | null) {
  const start = box?.querySelector('svg > .flow-dot')?.getBoundingClientRect();
  if (box && start) box.scrollLeft = start.x - box.getBoundingClientRect().x - box.clientWidth / 2;
}

/** Keeps clicks from Storybook's table of contents, which fails on links in an SVG. */
function keepClicks(box: HTMLElement | null) {
  box?.addEventListener('click', (event) => event.stopPropagation());
  showStart(box);
}

/** A statechart that was drawn when Storybook was built. Its states link to their sections. */
export const Drawing = ({ statechart, label }: { statechart: ReactElement; label: string }) => (
  <section ref={keepClicks} className="flow-drawing" aria-label={label}>
    {statechart}
  </section>
);
