import { createI18n, directions, type Language, languages } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { colors } from '@lyceum/ui/theme/tokens';
import type { FastifyInstance } from 'fastify';
import { manifestUrlOf } from '../../src/platform/document/addresses.ts';
import { sendRevalidated } from './sendRevalidated.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Describes the app that can be installed, in the language of the page. The app is the same in all languages. */
function manifestIn(language: Language) {
  const { t } = createI18n({ language, resources: loadResources(language, ['common', 'catalog']) });
  return {
    id: '/',
    lang: language,
    dir: directions[language],
    name: t('common:appName'),
    short_name: t('common:appName'),
    description: t('catalog:landing.meta.description'),
    categories: ['education'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colors.page.light,
    theme_color: colors.page.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon', 192),
      png('icon', 512),
      png('icon-maskable', 192, 'maskable'),
      png('icon-maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('common:userMenu.dashboard'), url: '/dashboard' },
      { name: t('common:userMenu.favorites'), url: '/favorites' },
      { name: t('common:header.sessions'), url: '/sessions' },
    ].map((shortcut) => ({ ...shortcut, icons: [png('icon', 192)] })),
  };
}

/** Serves the web app manifest of each language at `/{language}.webmanifest`. */
export function serveManifests(app: FastifyInstance): void {
  for (const language of languages) {
    const text = JSON.stringify(manifestIn(language));
    app.get(manifestUrlOf(language), (request, reply) =>
      sendRevalidated(request, reply, 'application/manifest+json', text),
    );
  }
}
