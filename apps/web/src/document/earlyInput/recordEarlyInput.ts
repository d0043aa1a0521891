/** A control that holds what a user typed or chose. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a user did to the page before React took it over. */
interface EarlyInput {
  /** The buttons, and the forms that were sent without one, in the order in which they were pressed. */
  pressed: Set<HTMLElement>;
  /** What each field holds, the last one changed at the end: a text, or whether it is checked. */
  typed: Map<Field, string | boolean>;
  /** Leaves all further events to React. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the inline script of the page; absent once it is replayed. */
    earlyInput?: EarlyInput | undefined;
  }
}

/**
 * Records presses and typed text until React handles them. It runs as an inline script at the top of the page, so it
 * uses nothing from outside of itself, and no `<`, which Trusted Types would take for markup. Links are left to the
 * browser, which follows them.
 */
export function recordEarlyInput(): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string | boolean>();

  // React does not see these events: a press counts once, when all that it needs is there.
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
