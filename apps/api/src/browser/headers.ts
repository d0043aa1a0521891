import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import { contentPolicy } from './contentPolicy.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** What no page of the product asks a browser for. Those that Google's sign-in asks for are not among them. */
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

/**
 * What tells a browser how little an answer may do. A page, which may do more, brings a policy of its own.
 * OWASP ASVS 5, V3.4.
 */
export function browserHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): BrowserHeaders {
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    // Google refuses a sign-in whose request does not say where it comes from.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    // The window of a third-party sign-in answers to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
    }),
  };
}

/** On what is sent, and not on Fastify's reply: that way they also stand on answers that Fastify does not send. */
export function setBrowserHeaders({ raw }: FastifyReply, headers: BrowserHeaders): void {
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
}

/** Sets the headers on every answer of a route, and where there is no route. */
export function addBrowserHeaders(app: FastifyInstance, headers: BrowserHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setBrowserHeaders(reply, headers);
    done();
  });
}
