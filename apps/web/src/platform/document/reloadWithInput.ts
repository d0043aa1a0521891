/** A field by its index among those with the same name, and what it contains. */
interface Filled {
  selector: string;
  index: number;
  value: string | boolean;
}

/**
 * Reloads the page, which then fills in its form again, except passwords, which are never stored [2.129]. It is also a
 * part of an inline script, so it uses no outer variables.
 * @param key that of the session storage
 */
export function reloadWithInput(key: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap(
    (field): Filled[] => {
      const { name, type, value, checked } = field;
      if (!name || /password|hidden|file/.test(type) || (type === 'radio' && !checked)) return [];
      const selector = `${field.localName}[name="${CSS.escape(name)}"]`;
      const index = [...document.querySelectorAll(selector)].indexOf(field);
      return [{ selector, index, value: /checkbox|radio/.test(type) ? checked : value }];
    },
  );
  try {
    sessionStorage.setItem(key, JSON.stringify({ address: location.href, fields }));
  } catch {
    // The storage is blocked or full.
  }
  location.reload();
}

/** Fills in the form of a page that was reloaded, as its visitor would. The source of an inline script, too. */
export function fillInAgain(key: string): void {
  try {
    const { address, fields } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    if (address !== location.href) return;
    for (const { selector, index, value } of fields as Filled[]) {
      const field = document.querySelectorAll(selector)[index];
      const property = typeof value === 'boolean' ? 'checked' : 'value';
      if (!field || Reflect.get(field, property) === value) continue;
      Reflect.set(field, property, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  } catch {
    // The storage is blocked.
  }
}
