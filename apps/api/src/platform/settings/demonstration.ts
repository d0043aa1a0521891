import { SettingsError } from '../base/startupErrors.ts';
import { isLoopback } from './loopback.ts';

/** Whether the demonstration is on: its accounts with their public password, its mails and its identity provider. */
export interface Demonstration {
  isOn: boolean;
  /** Why it is off, as a part of a sentence; empty if it is on. */
  because: string;
}

/** Signs that the server may be reachable from other machines. */
interface Surroundings {
  isEmbedded: boolean;
  host: string;
  publicUrl: string | null;
  smtpUrl: string | null;
}

/**
 * Reads DEMO. By default the demonstration is on with the embedded database, unless the settings suggest a public
 * server: a proxy on this machine looks like a local client.
 * @throws {SettingsError} if it is invalid
 */
export function readDemonstration(text: string | null, surroundings: Surroundings): Demonstration {
  if (text !== null && text !== 'on' && text !== 'off') {
    throw new SettingsError(
      `DEMO is "${text}", which means nothing. Set it to \`on\` or \`off\`, or leave it out.`,
    );
  }
  if (!surroundings.isEmbedded) {
    if (text !== 'on') return { isOn: false, because: 'DATABASE_URL is set' };
    throw new SettingsError(
      'DEMO=on together with DATABASE_URL would let anyone sign in as anyone on a real server. ' +
        'Leave one of them out: the demonstration runs on the embedded database only.',
    );
  }
  if (text === 'on') return { isOn: true, because: '' };
  const because = text === 'off' ? 'DEMO is off' : publicSign(surroundings);
  return { isOn: because === '', because };
}

function publicSign({ host, publicUrl, smtpUrl }: Surroundings): string {
  if (publicUrl?.startsWith('https:')) return 'PUBLIC_URL is an https address';
  if (smtpUrl !== null) return 'SMTP_URL is set';
  if (!isLoopback(host)) return `others can reach HOST ${host}`;
  return '';
}
