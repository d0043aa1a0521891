// With this import, a call of `t` with an unknown key does not compile.

import { createI18n, type Language } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import auth from '@lyceum/i18n/locales/ar/auth.json' with { type: 'json' };
import errors from '@lyceum/i18n/locales/ar/errors.json' with { type: 'json' };

export const language: Language = 'ar';

/** Translates a key of the product's texts. */
export const { t } = createI18n({ language, resources: { ar: { auth, errors } } });
