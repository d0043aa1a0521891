import type { BrowserContext, Page } from '@playwright/test';

/** The product's id at Google. */
export const clientId = 'lyceum.apps.googleusercontent.com';

/**
 * A mock of the button of `https://accounts.google.com/gsi/client`: it renders an iframe, whose button opens a popup. The
 * popup posts the credential through the iframe and the script to the page. A closed popup has no effect. One Tap is not
 * included.
 */
const client = `(() => {
  let config;
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://accounts.google.com' && data?.type === 'credential') {
      config.callback({ credential: data.credential, select_by: 'btn', client_id: config.client_id });
    }
  });
  window.google = { accounts: { id: {
    initialize(options) {
      if (config) console.warn('[GSI_LOGGER]: google.accounts.id.initialize() is called multiple times.');
      config = options;
    },
    renderButton(parent, { type, text, locale, width }) {
      if (!config) return console.error('[GSI_LOGGER]: Failed to render button before calling initialize().');
      if (!parent) return console.error('[GSI_LOGGER]: Failed to render button because there is no parent.');
      const query = new URLSearchParams({ type, text, locale, client_id: config.client_id, nonce: config.nonce });
      const frame = document.createElement('iframe');
      frame.src = 'https://accounts.google.com/gsi/button?' + query;
      frame.title = 'Sign in with Google Button';
      frame.width = String(width);
      frame.height = '44';
      const holder = document.createElement('div');
      holder.append(frame);
      parent.replaceChildren(holder);
    },
  } } };
})();`;

const names = {
  continue_with: { en: 'Continue with Google', ar: 'المتابعة باستخدام Google', fr: 'Continuer avec Google' },
  signup_with: { en: 'Sign up with Google', ar: 'الاشتراك باستخدام Google', fr: 'S’inscrire avec Google' },
} as const;

function button(query: URLSearchParams): string {
  const text = query.get('text') as keyof typeof names;
  const name = names[text][query.get('locale') as 'en' | 'ar' | 'fr'];
  return `<meta charset="utf-8"><link rel="icon" href="data:,">
    <button onclick="open('/gsi/select?' + location.search.slice(1), 'google', 'popup,width=480,height=600')">${name}</button>`;
}

/** The page only reads the payload; the tests do not reach a server that verifies the signature. */
function credentialFor(query: URLSearchParams): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: 'https://accounts.google.com',
    aud: query.get('client_id'),
    nonce: query.get('nonce'),
  };
  return `${part({ alg: 'RS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const select = (query: URLSearchParams) => `<meta charset="utf-8"><link rel="icon" href="data:,">
  <button onclick="opener.parent.postMessage({ type: 'credential', credential: '${credentialFor(query)}' }, '*'); close()">
    Nour
  </button>`;

/** Replaces Google in all pages. @param respond returns the response to the request for Google's script */
export async function mockGoogle(
  context: BrowserContext,
  respond: () => 'script' | 'nothing' | 'another script' = () => 'script',
): Promise<void> {
  await context.route('https://accounts.google.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const contentType = pathname === '/gsi/client' ? 'text/javascript' : 'text/html';
    if (pathname === '/gsi/button') return route.fulfill({ contentType, body: button(searchParams) });
    if (pathname === '/gsi/select') return route.fulfill({ contentType, body: select(searchParams) });
    const outcome = respond();
    if (outcome === 'nothing') return route.abort('blockedbyclient');
    return route.fulfill({ contentType, body: outcome === 'script' ? client : 'void 0;' });
  });
}

/** The button in Google's iframe. */
export function googleButton(page: Page, name: string) {
  return page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button', { name });
}
