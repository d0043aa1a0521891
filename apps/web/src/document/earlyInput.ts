import { useEffect, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  pressed: ReadonlySet<HTMLElement>;
  typed: ReadonlyMap<Field, string | boolean>;
  /** Notes the value of a field. */
  note: (field: Field) => void;
  fail: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    /** The input before the hydration. Absent after its replay. */
    earlyInput?: EarlyInput | undefined;
  }
}

/**
 * Records what is pressed and typed before the hydration, and marks pressed controls as busy. Links and forms with an
 * address are left to the browser. It is the source of an inline script, so it uses no outer variables.
 * @param timeoutMs how long a control is busy before the page shows its error: the element `start-error`
 */
export function recordEarlyInput(timeoutMs: number): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string | boolean>();
  const listening = new AbortController();
  const note = (field: Field) =>
    typed.set(field, /checkbox|radio/.test(field.type) ? (field as HTMLInputElement).checked : field.value);
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
    setTimeout(() => pressed.has(control) && fail(), timeoutMs);
  };
  const listen = (type: string, handle: (event: Event, target: Element) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && handle(event, event.target), {
      capture: true,
      signal: listening.signal,
    });
  listen('click', (event, target) => {
    const control = target.closest('a, label, button');
    const isNative = (button: HTMLButtonElement) =>
      button.type === 'submit' && button.form?.hasAttribute('action');
    if (control?.closest('#start-error')) location.reload();
    else if (control instanceof HTMLButtonElement && !isNative(control)) hold(event, control);
  });
  listen('submit', (event, form) => form.hasAttribute('action') || hold(event, form as HTMLFormElement));
  listen('input', (_, field) => note(field as Field));
  listen('error', (_, file) => file.matches('script, link[rel=modulepreload]') && fail());
  window.earlyInput = { pressed, typed, note, fail, stop: () => listening.abort() };
}

/** React notices only a change of the value that it has set itself. */
function type(field: Field, value: string | boolean): void {
  const isCheck = typeof value === 'boolean';
  Reflect.set(field, isCheck ? 'checked' : 'value', isCheck ? !value : '');
  if (isCheck) return field.click();
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // A combobox opens its list for the input of a user only.
  const inputType = field === document.activeElement ? 'insertText' : '';
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new InputEvent(isSelect ? 'change' : 'input', { bubbles: true, inputType }));
}

// The server has no layout effects.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Repeats the early input. @param isReady whether the page is that of its user */
export function useEarlyInput(isReady: boolean): void {
  useBrowserLayoutEffect(() => window.earlyInput?.typed.forEach((value, field) => type(field, value)), []);
  useEffect(() => {
    const early = window.earlyInput;
    if (!isReady || !early) return;
    window.earlyInput = undefined;
    early.stop();
    for (const control of early.pressed) {
      control.removeAttribute('aria-busy');
      if (!control.isConnected) continue;
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  }, [isReady]);
}
