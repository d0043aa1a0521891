export type Validation = typeof import('./validation.ts');

/** What validates a form, once it is loaded. */
export let validation: Validation | undefined;

/** Loads what validates a form. */
export async function loadValidation(): Promise<Validation> {
  validation ??= await import('./validation.ts');
  return validation;
}

/** Loads it when the pointer or the focus comes near a form. A submission loads it again if that fails. */
export const prepareValidation = (): void => void loadValidation().catch(() => undefined);
