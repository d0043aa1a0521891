import { formatDate, formatNumber, type Language } from '@lyceum/i18n';

/**
 * Formats a number and a date, each in a task of its own, while the page loads. The first ones take a phone some 40 ms each,
 * by which they would extend a task of the hydration.
 */
export async function prepareFormats(): Promise<void> {
  const language = document.documentElement.lang as Language;
  const prepare = [() => formatNumber(0, language, 1), () => formatDate(new Date(), language)];
  for (const format of prepare) {
    await new Promise((resolve) => setTimeout(resolve));
    format();
  }
}
