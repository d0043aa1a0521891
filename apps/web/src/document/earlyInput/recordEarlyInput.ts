/** A control that a user types into or selects with. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input before hydration. */
interface EarlyInput {
  /** The clicked buttons, and the forms that were submitted without one, in order. */
  pressed: Set<HTMLElement>;
  /** The value of each field, the last changed one at the end: a text, or whether it is checked. */
  typed: Map<Field, string | boolean>;
  /** Stops recording. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the page's inline script; absent after the replay. */
    earlyInput?: EarlyInput | undefined;
  }
}

/**
 * Records clicks and typed text until the hydration. It is the source of an inline script at the top of the page, so it
 * uses no outer variables, and no `<`, which Trusted Types would treat as markup. Links are left to the browser, which
 * follows them.
 */
export function recordEarlyInput(): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string | boolean>();

  // React does not receive these events: a click is replayed once, after the hydration.
  function holdBack(event: Event, control: HTMLElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
  }
  function handleClick(event: Event) {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('a[href], label, button, input');
    if (control?.matches('button')) holdBack(event, control);
  }
  function handleSubmit(event: Event) {
    if (event.target instanceof HTMLFormElement) holdBack(event, event.target);
  }
  function handleTyping({ target }: Event) {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (!isField) return;
    typed.delete(target);
    typed.set(
      target,
      /^(checkbox|radio)$/.test(target.type) && 'checked' in target ? target.checked : target.value,
    );
  }

  const listeners = { click: handleClick, submit: handleSubmit, input: handleTyping, change: handleTyping };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
  window.earlyInput = {
    pressed,
    typed,
    stop() {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
    },
  };
}
