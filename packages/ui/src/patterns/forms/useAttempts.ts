import { type RefObject, useEffect, useState } from 'react';

/** The first invalid control, which can be a group. */
function firstInvalid(form: HTMLElement | null | undefined): HTMLElement | null | undefined {
  const controls = 'input, select, textarea, button';
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return invalid?.matches(controls) ? invalid : invalid?.querySelector<HTMLElement>(controls);
}

/**
 * For a form whose values and errors are owned by a machine: after each attempt the first invalid field gets the focus.
 * @param inside any element of the form @returns runs the action and counts it as an attempt
 */
export function useAttempts(inside: RefObject<HTMLElement | null>): (work: () => void) => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) firstInvalid(inside.current?.closest('form'))?.focus();
  }, [attempts, inside]);
  return (work) => {
    work();
    setAttempts((before) => before + 1);
  };
}
