import { inLanguage, t } from '../../stories/index.ts';
import type { ConflictFormTexts, DifferingField } from './index.ts';

export const conflictTexts: ConflictFormTexts = t('courseEditor:conflict', { returnObjects: true });

export const differingFields: DifferingField<string>[] = [
  {
    name: 'name.fr',
    label: t('courseEditor:conflict.inLanguage', {
      field: t('courseEditor:form.name'),
      language: 'Français',
    }),
    mine: 'Nœuds marins',
    theirs: '',
    language: 'fr',
    choice: 'mine',
  },
  {
    name: 'description.ar',
    label: t('courseEditor:conflict.inLanguage', {
      field: t('courseEditor:form.description'),
      language: 'العربية',
    }),
    mine: 'عشر عقد متينة، ومتى تُستعمل كل منها.',
    theirs: 'عشر عقد متينة.',
    language: 'ar',
    choice: 'theirs',
  },
  {
    name: 'sessionList',
    label: t('catalog:courseFields.sessionList'),
    mine: inLanguage({
      en: '1. Bowline\n2. Reef knot',
      ar: '1. عقدة القارب\n2. عقدة الشراع',
      fr: '1. Nœud de chaise\n2. Nœud plat',
    }),
    theirs: inLanguage({ en: '1. Bowline', ar: '1. عقدة القارب', fr: '1. Nœud de chaise' }),
    choice: 'mine',
  },
];
