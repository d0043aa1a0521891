import type { CourseFigures } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import type { TFunction } from 'i18next';
import Papa from 'papaparse';
import { localizedName } from '../../../app/courses/views.ts';

/** The beginnings of texts that spreadsheets would run as formulas, in the wide forms of East Asian keyboards as well. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** With it, Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The figures of courses as CSV, with plain numbers. A name that looks like a formula begins with an apostrophe. */
export function figuresCsv(
  figures: readonly CourseFigures[],
  t: TFunction<['dashboard', 'common']>,
  language: Language,
): string {
  const fields = [
    t('dashboard:figures.course'),
    t('dashboard:figures.enrolled'),
    t('dashboard:figures.active'),
    t('dashboard:figures.completed'),
    t('dashboard:figures.rating'),
    t('dashboard:figures.ratingCount'),
    t('dashboard:figures.revenue'),
  ];
  const data = figures.map(({ name, enrolled, active, completed, rating, ratingCount, revenue }) => [
    localizedName(name, language, t('common:unknownName')).name,
    enrolled,
    active,
    completed,
    rating,
    ratingCount,
    revenue,
  ]);
  return byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: formula });
}
