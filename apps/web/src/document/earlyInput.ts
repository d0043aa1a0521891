type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** The input before the hydration. Absent after its replay. */
    earlyInput?: ReturnType<typeof recordEarlyInput> | undefined;
  }
}

/**
 * Records what is pressed and typed before the hydration, and marks pressed controls as busy. Links and forms with an
 * address are left to the browser. It is the source of an inline script, so it uses no outer variables.
 * @param timeoutMs how long a control is busy before the page shows its error: the element `start-error`
 */
export function recordEarlyInput(timeoutMs: number) {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string | boolean>();
  const listening = new AbortController();
  const fail = () => {
    for (const control of pressed) control.removeAttribute('aria-busy');
    pressed.clear();
    document.getElementById('start-error')?.removeAttribute('hidden');
  };
  const hold = (event: Event, control: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => listening.signal.aborted || fail(), timeoutMs);
  };
  const listen = (type: string, handle: (event: Event, target: Element) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && handle(event, event.target), {
      capture: true,
      signal: listening.signal,
    });
  listen('click', (event, target) => {
    const control = target.closest('a, label, button');
    if (control?.closest('#start-error')) return location.reload();
    if (!(control instanceof HTMLButtonElement)) return;
    if (control.type !== 'submit' || !control.form?.hasAttribute('action')) hold(event, control);
  });
  listen('submit', (event, form) => form.hasAttribute('action') || hold(event, form as HTMLFormElement));
  listen('input', (_, target) => {
    const field = target as HTMLInputElement;
    typed.set(field, /checkbox|radio/.test(field.type) ? field.checked : field.value);
  });
  listen('error', (_, file) => file.matches('script, link[rel=modulepreload]') && fail());
  return { pressed, typed, fail, stop: () => listening.abort() };
}

/** React notices only a change of the value that it has set itself. */
async function type(field: Field, value: string | boolean): Promise<void> {
  const isCheck = typeof value === 'boolean';
  Reflect.set(field, isCheck ? 'checked' : 'value', isCheck ? !value : '');
  if (isCheck) return field.click();
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // A combobox opens its list for the input of a user only.
  const inputType = field === document.activeElement ? 'insertText' : '';
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new InputEvent(isSelect ? 'change' : 'input', { bubbles: true, inputType }));
}

/** Repeats the early input, after the hydration. React renders between the events, as between those of a user. */
export async function repeatEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  early?.stop();
  for (const [field, value] of early?.typed ?? []) await type(field, value);
  for (const control of early?.pressed ?? []) {
    await null;
    control.removeAttribute('aria-busy');
    if (control instanceof HTMLFormElement && control.isConnected) control.requestSubmit();
    else if (control.isConnected) control.click();
  }
}
