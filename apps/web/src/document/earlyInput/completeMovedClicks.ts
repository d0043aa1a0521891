/** How far a hand moves a pointer while it presses, in pixels. */
const tremorPx = 8;

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
 * Completes a press whose control the page moved away between pressing and releasing, for example when a banner
 * appears above it. The browser makes a click only where both happen on the same element, so such a press was lost.
 * Who moves the pointer off the control still cancels the press.
 * @returns ends it
 */
export function completeMovedClicks(): () => void {
  let press: Press | null = null;

  function handlePointerDown(event: PointerEvent) {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button, label') : null;
    // A finger holds on to what it touched; the browser itself sees to that.
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
