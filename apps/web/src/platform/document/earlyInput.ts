type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where a field is, after React has replaced its element: its index among the elements that match the selector. */
interface Place {
  selector: string;
  index: number;
}

interface FieldInput extends Place {
  value: string | boolean;
}

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
 * @param reload what the retry of that error does
 */
export function recordEarlyInput(timeoutMs: number, reload: () => void) {
  const pressed = new Set<HTMLElement>();
  const inputs = new Map<Field, FieldInput>();
  const focused: { field?: Place } = {};
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
  const placeOf = (field: Element): Place => {
    const name = field.getAttribute('name');
    const selector = field.localName + (name ? `[name="${CSS.escape(name)}"]` : ':not([name])');
    return { selector, index: [...document.querySelectorAll(selector)].indexOf(field) };
  };
  listen('click', (event, target) => {
    const control = target.closest('a, label, button');
    if (control?.closest('#start-error')) return reload();
    if (!(control instanceof HTMLButtonElement)) return;
    if (control.type !== 'submit' || !control.form?.hasAttribute('action')) hold(event, control);
  });
  listen('submit', (event, form) => form.hasAttribute('action') || hold(event, form as HTMLFormElement));
  listen('input', (_, target) => {
    const field = target as HTMLInputElement;
    const value = /checkbox|radio/.test(field.type) ? field.checked : field.value;
    inputs.set(field, { ...placeOf(field), value });
  });
  listen('focusin', (_, target) => {
    if (target.matches('input, textarea, select')) focused.field = placeOf(target);
  });
  listen('error', (_, file) => file.matches('script, link[rel=modulepreload]') && fail());
  return { pressed, inputs, focused, fail, stop: () => listening.abort() };
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
  const find = ({ selector, index }: Place) => document.querySelectorAll<Field>(selector)[index];
  const { field: focused } = early?.focused ?? {};
  if (focused && document.activeElement === document.body) find(focused)?.focus();
  const forms = new Map<HTMLFormElement | null, HTMLFormElement | null>();
  for (const [recorded, input] of early?.inputs ?? []) {
    const field = recorded.isConnected ? recorded : find(input);
    if (!field) continue;
    await type(field, input.value);
    forms.set(recorded.form, field.form);
  }
  for (const control of early?.pressed ?? []) {
    await null;
    control.removeAttribute('aria-busy');
    const isSubmission = control.matches('form, [type=submit]');
    if (!control.isConnected) forms.get(isSubmission ? control.closest('form') : null)?.requestSubmit();
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
