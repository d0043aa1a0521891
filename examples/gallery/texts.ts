import { createI18n } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import catalog from '@lyceum/i18n/locales/en/catalog.json' with { type: 'json' };
import common from '@lyceum/i18n/locales/en/common.json' with { type: 'json' };
import courseEditor from '@lyceum/i18n/locales/en/courseEditor.json' with { type: 'json' };
import errors from '@lyceum/i18n/locales/en/errors.json' with { type: 'json' };
import reviews from '@lyceum/i18n/locales/en/reviews.json' with { type: 'json' };

/** Translates a key of the product's texts. */
export const { t } = createI18n({
  language: 'en',
  resources: { en: { catalog, common, courseEditor, errors, reviews } },
});
