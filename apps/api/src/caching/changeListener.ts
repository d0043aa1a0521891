import pg from 'pg';
import { type CatalogNotification, catalogChannel } from './sharedChanges.ts';

/** A connection that receives the catalog changes of other processes. */
export interface ChangeListener {
  /** False while the connection is lost. The caches then rely on the numbers of changes in the database. */
  isListening(): boolean;
  close(): void;
}

const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/**
 * Listens on a connection of its own and reconnects after an outage. Notifications may be lost, for example behind a
 * pooler that assigns connections to transactions, so no guarantee depends on them.
 */
export function listenForChanges(
  url: string,
  onChange: (notification: CatalogNotification) => void,
): ChangeListener {
  let client: pg.Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let retrying: NodeJS.Timeout | undefined;

  const retry = (lost: pg.Client) => {
    if (client !== lost || isClosed) return;
    client = null;
    isListening = false;
    lost.end().catch(() => {});
    retrying = setTimeout(() => void connect(), retryMs).unref();
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    client = own;
    own.on('error', () => retry(own));
    own.on('end', () => retry(own));
    own.on('notification', ({ payload = '' }) => onChange(JSON.parse(payload) as CatalogNotification));
    try {
      await own.connect();
      await own.query(`listen ${catalogChannel}`);
      isListening = true;
      retryMs = firstRetryMs;
    } catch {
      retry(own);
    }
  }
  void connect();

  return {
    isListening: () => isListening,
    close() {
      isClosed = true;
      isListening = false;
      clearTimeout(retrying);
      client?.end().catch(() => {});
    },
  };
}
