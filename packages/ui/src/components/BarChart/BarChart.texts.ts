import type { BuiltInTexts } from '../../provider/texts.ts';

export const barChartTexts: BuiltInTexts<'barChart'> = {
  en: { showTable: 'Show as a table' },
  ar: { showTable: 'عرض كجدول' },
  fr: { showTable: 'Afficher en tableau' },
};
