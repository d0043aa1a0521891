import type { BuiltInTexts } from '../../provider/texts.ts';

export const linkTexts: BuiltInTexts<'link'> = {
  en: { external: '(opens another site)', newTab: '(opens in a new tab)' },
  ar: { external: '(يفتح موقعًا آخر)', newTab: '(يُفتح في علامة تبويب جديدة)' },
  fr: { external: '(ouvre un autre site)', newTab: '(s’ouvre dans un nouvel onglet)' },
};
