import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { contentPolicy } from './contentPolicy.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Browser features that no page uses. Features that Google's sign-in uses are not in the list. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export type BrowserHeaders = Readonly<Record<string, string>>;

/** The restrictive headers of every response. Pages replace the policy with a wider one. OWASP ASVS 5, V3.4. */
export function browserHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): BrowserHeaders {
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    // Google rejects a sign-in without a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    // The popup of a third-party sign-in posts a message to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
    }),
  };
}

/** Sets headers on the raw response, so that they are present on responses that Fastify does not send itself. */
export function setBrowserHeaders({ raw }: FastifyReply, headers: BrowserHeaders): void {
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
}

/** Sets the headers on every response, including those without a route. */
export function addBrowserHeaders(app: FastifyInstance, headers: BrowserHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setBrowserHeaders(reply, headers);
    done();
  });
}
