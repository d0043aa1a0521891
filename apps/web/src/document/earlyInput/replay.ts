import type { Field } from './recordEarlyInput.ts';

/**
 * Notes what fields hold without an event: the browser fills some in by itself, for example after a reload. To be
 * called before React takes the page over, because forms begin with values of their own then.
 */
export function noteFilledFields(): void {
  const typed = window.earlyInput?.typed;
  if (!typed) return;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isText = field.type !== 'checkbox' && field.type !== 'radio';
    if (isText && !typed.has(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  }
}

/** Gives the fields back what was typed before React took the page over, as if it were typed now. */
export function replayTyping(): void {
  // A copy: what is typed here is recorded, too.
  for (const [field, value] of [...(window.earlyInput?.typed ?? [])]) {
    if (typeof value === 'string') type(field, value);
    else if (field instanceof HTMLInputElement) check(field, value);
  }
}

// React compares with what was last assigned to the element itself, and ignores an event that brings nothing new. So
// the old value is assigned to the element, and the new one past it, through its prototype.
function type(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function check(field: HTMLInputElement, checked: boolean): void {
  // One radio button is only ever left by another.
  if (field.type === 'radio' && !checked) return;
  field.checked = !checked;
  field.click();
}

/** Does what was pressed before React took the page over, and leaves all that comes to React. */
export function replayClicks(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  early.stop();
  for (const control of early.pressed) {
    control.removeAttribute('aria-busy');
    // Each in a task of its own, so that the page has taken in the one before.
    setTimeout(() => press(control));
  }
}

function press(control: HTMLElement): void {
  // What is gone by now was for a guest, and somebody is signed in.
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
