/** The text with Latin digits in place of Arabic-Indic and Persian ones. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
