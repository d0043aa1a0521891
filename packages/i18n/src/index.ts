export { fallbackLanguage, type Language, type Localized, languages } from '@lyceum/rules';
export { textsBackend } from './backend.ts';
export {
  type CalendarDay,
  currencyOf,
  currencySign,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatFile,
  formatLocalTime,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSessionTime,
  formatTime,
  type LocalTime,
  type Moment,
} from './format.ts';
export { createI18n, type I18nOptions } from './instance.ts';
export { directionOf } from './isolation.ts';
export {
  acceptedLanguage,
  type Direction,
  directionOfLanguage,
  directions,
  endonyms,
  findLocalized,
  type TextInLanguage,
} from './languages.ts';
export { type Namespace, namespaces, type Resources, type Texts } from './namespaces.ts';
export { numberText, readNumber } from './readNumber.ts';
export { rememberLanguage, rememberLanguageScript } from './rememberLanguage.ts';
export { clockChangeAt, fromLocalInput, toLocalInput } from './zonedTime.ts';
