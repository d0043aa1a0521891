import type { Language } from '@lyceum/rules';

// The bare tags and Latin digits, whatever the machine: the server's text and the browser's must be the same.
const latin = { numberingSystem: 'latn' } as const;

const currencies = { en: 'USD', ar: 'USD', fr: 'EUR' } as const satisfies Record<Language, string>;

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat>();

// Making a formatter costs some fifty times what using it does, and a list shows dozens of prices.
function kept<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat, Options>(
  Kind: new (language: string, options: Options) => Formatter,
  language: Language,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known instanceof Kind) return known;
  const made = new Kind(language, options);
  formatters.set(key, made);
  return made;
}

const symbols = { USD: '$', EUR: '€' } as const;

/** What a price of 0 reads. */
const free = { en: 'Free', ar: 'مجاني', fr: 'Gratuit' } as const satisfies Record<Language, string>;

/** What something costs: 'Free', or an amount. For a sum of prices, use `formatAmount`. */
export function formatPrice(price: number, language: Language): string {
  return price === 0 ? free[language] : formatAmount(price, language);
}

/**
 * An amount of money: the same number in dollars, and in euros in French [9.4]. Whole amounts stand
 * without cents, others with two.
 */
export function formatAmount(amount: number, language: Language): string {
  const currency = currencies[language];
  const parts = kept(Intl.NumberFormat, language, {
    ...latin,
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).formatToParts(amount);
  // Arabic calls the currency 'US$', even where the narrow symbol is asked for.
  return parts.map(({ type, value }) => (type === 'currency' ? symbols[currency] : value)).join('');
}

/** The currency of a language's prices as an ISO 4217 code, for structured data. */
export function currencyOf(language: Language): 'USD' | 'EUR' {
  return currencies[language];
}

/** The sign of a language's currency, and whether it stands before the number: for a field that takes a price. */
export function currencySign(language: Language): { sign: '$' | '€'; leads: boolean } {
  const sign = symbols[currencies[language]];
  return { sign, leads: formatAmount(1, language).startsWith(sign) };
}

/** A number with the language's separators. @param decimals exactly that many; without it at most three */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return kept(Intl.NumberFormat, language, { ...latin, ...digits }).format(value);
}

/** @param percent 0 to 100, as the API gives progress */
export function formatPercent(percent: number, language: Language): string {
  return kept(Intl.NumberFormat, language, { ...latin, style: 'percent', maximumFractionDigits: 0 }).format(
    percent / 100,
  );
}

/** What every date function takes: an ISO 8601 text as the API gives it, or a Date. */
export type Moment = string | Date;

/** A day, as 'Nov 21, 2026'. @param timeZone default UTC, the same on server and browser */
export function formatDate(moment: Moment, language: Language, timeZone = 'UTC'): string {
  return kept(Intl.DateTimeFormat, language, {
    ...latin,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(new Date(moment));
}

/**
 * A day and a time with the zone's name, as 'Thu, Nov 26, 2026, 2:00 PM UTC'; no line breaks within the time.
 * @param timeZone default UTC, the same on server and browser
 */
export function formatDateTime(moment: Moment, language: Language, timeZone = 'UTC'): string {
  const parts = kept(Intl.DateTimeFormat, language, {
    ...latin,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(moment));
  const time = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, index) => (index < time ? value : value.replace(/\s/g, '\u00A0'))).join('');
}
