import type { Field } from './recordEarlyInput.ts';

/** What the user had typed when the page was reloaded because it could not start. */
function takeStored(): [id: string, value: string | boolean][] {
  // Accessing `sessionStorage` throws if the browser blocks it.
  try {
    const stored = sessionStorage.getItem('lyceum:typed');
    sessionStorage.removeItem('lyceum:typed');
    return stored === null ? [] : JSON.parse(stored);
  } catch {
    return [];
  }
}

/**
 * Records the values of fields that changed without an event: browsers restore some, for example after a reload. Must be
 * called before the hydration, which sets initial values.
 */
export function noteFilledFields(): void {
  const typed = window.earlyInput?.typed;
  if (!typed) return;
  for (const [id, value] of takeStored()) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && !typed.has(field)) typed.set(field, value);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isText = field.type !== 'checkbox' && field.type !== 'radio';
    if (isText && !typed.has(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  }
}

/** Sets the fields to the values that were typed before the hydration, with the events of typing. */
export function replayTyping(): void {
  // A copy: the events below are recorded, too.
  for (const [field, value] of [...(window.earlyInput?.typed ?? [])]) {
    if (typeof value === 'string') type(field, value);
    else if (field instanceof HTMLInputElement) check(field, value);
  }
}

// React compares with the value last assigned to the element itself and ignores an event without a change. So the old
// value is assigned to the element, and the new one by the setter of its prototype.
function type(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // A combobox opens its list for the input of a user, and not for a field that the browser fills in.
  const inputType = field === document.activeElement ? 'insertText' : '';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

function check(field: HTMLInputElement, checked: boolean): void {
  // A radio button can only be deselected by another.
  if (field.type === 'radio' && !checked) return;
  field.checked = !checked;
  field.click();
}

/** Replays the clicks before the hydration; later ones are handled by React. */
export function replayClicks(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  early.stop();
  for (const control of early.pressed) {
    control.removeAttribute('aria-busy');
    // Each in a task of its own, so that the page has rendered the previous one.
    setTimeout(() => press(control));
  }
}

function press(control: HTMLElement): void {
  // A removed control was a guest's, and the user is signed in.
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
