/** A control that a user types into or selects with. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input before hydration. */
interface EarlyInput {
  /** The clicked buttons, and the forms that were submitted without one, in order. */
  pressed: Set<HTMLElement>;
  /** The value of each field, the last changed one at the end: a text, or whether it is checked. */
  typed: Map<Field, string | boolean>;
  /** Shows the error of a page that cannot start. */
  fail: () => void;
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
 * Records clicks and typed text until the hydration. It is the source of an inline script at the top of the page, so
 * it uses no outer variables, and no `<`, which Trusted Types would treat as markup. Links are left to the browser,
 * which follows them. If a script, a stylesheet or the texts of the page fail to load, or a click is not replayed in
 * time, it shows the element with the id `start-error`, whose button reloads the page and keeps the typed text.
 * @param timeoutMs how long a click waits for the hydration
 */
export function recordEarlyInput(timeoutMs: number): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string | boolean>();
  let timer = 0;
  let hasFailed = false;

  function showError() {
    hasFailed = true;
    for (const control of pressed) control.removeAttribute('aria-busy');
    pressed.clear();
    const error = document.getElementById('start-error');
    if (error) error.hidden = false;
    // The script failed before the body was parsed.
    else document.addEventListener('DOMContentLoaded', showError, { once: true });
  }
  // Chromium does not restore fields after a reload.
  function reload() {
    const texts = [...typed].filter(([field]) => field.type !== 'password');
    try {
      sessionStorage.setItem('lyceum:typed', JSON.stringify(texts.map(([{ id }, value]) => [id, value])));
    } catch {
      // The browser blocks the storage.
    }
    location.reload();
  }
  function handleError({ target }: Event) {
    if (target instanceof Element && target.matches('script, link[rel=modulepreload], link[rel=stylesheet]'))
      showError();
  }

  // React does not receive these events: a click is replayed once, after the hydration.
  function holdBack(event: Event, control: HTMLElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (hasFailed) return control.closest('#start-error') ? reload() : showError();
    pressed.add(control);
    // No other listener receives the event itself. The page starts.
    dispatchEvent(new Event('earlyinput'));
    control.setAttribute('aria-busy', 'true');
    timer ||= window.setTimeout(showError, timeoutMs);
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

  const listeners = {
    click: handleClick,
    submit: handleSubmit,
    input: handleTyping,
    change: handleTyping,
    error: handleError,
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
  window.earlyInput = {
    pressed,
    typed,
    fail: showError,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('DOMContentLoaded', showError);
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
    },
  };
}
