import { type RefObject, useEffect, useState } from 'react';

/** The first control that is invalid, also where a whole group of them is. */
function firstInvalid(form: HTMLElement | null | undefined): HTMLElement | null | undefined {
  const controls = 'input, select, textarea, button';
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return invalid?.matches(controls) ? invalid : invalid?.querySelector<HTMLElement>(controls);
}

/**
 * For a form whose values, and what is wrong with them, are kept outside: after each attempt to go on, the focus goes
 * to the first field that is invalid then.
 * @param inside anything in the form
 * @returns does the work and counts it as an attempt
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
