/** The distance in pixels that a pointer may move during a click. */
const tremorPx = 8;

const controls = 'a[href], button, label, [role=option]';

interface Press {
  control: HTMLElement;
  pointer: { x: number; y: number };
  place: { x: number; y: number };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
const placeOf = (control: HTMLElement) => control.getBoundingClientRect();
const distance = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Math.hypot(to.x - from.x, to.y - from.y);

/**
 * Completes a click whose target moved between press and release, for example because a banner appeared above it.
 * Browsers fire a click only if both happen on the same element, so such a click would be lost. Moving the pointer off
 * the control still cancels it.
 * @returns a function that removes the listeners
 */
export function completeMovedClicks(): () => void {
  let press: Press | null = null;

  function handlePointerDown(event: PointerEvent) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    // Browsers capture the pointer of a touch themselves.
    press =
      control && event.button === 0 && event.pointerType !== 'touch'
        ? { control, pointer: pointOf(event), place: placeOf(control) }
        : null;
  }
  function handlePointerUp(event: PointerEvent) {
    const ended = press;
    press = null;
    if (!ended?.control.isConnected) return;
    const { control, pointer, place } = ended;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const isStill = distance(pointer, pointOf(event)) <= tremorPx;
    if (isStill && distance(place, placeOf(control)) > 0 && !control.contains(under)) control.click();
  }

  document.addEventListener('pointerdown', handlePointerDown, true);
  document.addEventListener('pointerup', handlePointerUp, true);
  return () => {
    document.removeEventListener('pointerdown', handlePointerDown, true);
    document.removeEventListener('pointerup', handlePointerUp, true);
  };
}
