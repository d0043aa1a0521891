import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serveCalendars } from '../calendar/serveCalendars.ts';
import { prepareDataFolder } from '../demo/dataFolder.ts';
import { addDemoTools } from '../demo/demoTools.ts';
import { openStandIn } from '../demo/identity/standIn.ts';
import { addOneClick } from '../messages/oneClick.ts';
import { startQueueing } from '../messages/queue.ts';
import { handlers as ownHandlers } from '../operations/index.ts';
import { ensureAdministrator } from '../people/accounts.ts';
import { type Clock, systemClock } from '../platform/base/clock.ts';
import { createTexts } from '../platform/base/texts.ts';
import { openFolder } from '../platform/base/usableFolder.ts';
import { withTimeout } from '../platform/base/withTimeout.ts';
import { type CatalogCaches, createCatalogCaches } from '../platform/caching/catalogCaches.ts';
import { brotliOptions } from '../platform/caching/compress.ts';
import { isPartOfPage } from '../platform/caching/partOfPage.ts';
import type { Context } from '../platform/context/context.ts';
import { addDocs } from '../platform/contract/docs.ts';
import { readContract } from '../platform/contract/document.ts';
import { addErrorHandlers, refuse } from '../platform/contract/problemResponses.ts';
import type { Handlers } from '../platform/contract/types.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { trustedBy } from '../platform/http/addresses.ts';
import { rejectAmbiguousRequests } from '../platform/http/ambiguousRequests.ts';
import { limitConnections } from '../platform/http/connections.ts';
import { decodable } from '../platform/http/decodable.ts';
import { addBrowserHeaders, browserHeaders, setBrowserHeaders } from '../platform/http/headers.ts';
import { addHealth } from '../platform/http/health.ts';
import { createHttpServer } from '../platform/http/httpServer.ts';
import { addLoadShedding } from '../platform/http/loadShedding.ts';
import { logging, RequestLog } from '../platform/http/logging.ts';
import { respondToMalformedRequests } from '../platform/http/malformedRequests.ts';
import { limitRates } from '../platform/limits/rates.ts';
import { startDelivery } from '../platform/mail/delivery.ts';
import { smtpSender } from '../platform/mail/smtp.ts';
import { addDatabaseMetrics } from '../platform/metrics/databaseMetrics.ts';
import { addMetrics } from '../platform/metrics/metrics.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openStorage } from '../platform/storage/openStorage.ts';
import { google } from '../platform/tokens/idTokens.ts';
import { openTokenKeys } from '../platform/tokens/tokenKeys.ts';
import { serveImages } from '../uploads/serveImages.ts';
import { startSweeping } from '../uploads/sweep.ts';
import { compressionThreshold, encodings } from './caching.ts';
import { serveFiles } from './files/serveFiles.ts';
import { addRoutes } from './routes.ts';

type Logger = NonNullable<FastifyServerOptions['logger']>;

/** Replacements for tests. */
export interface Overrides {
  database?: Database;
  handlers?: Handlers;
  now?: Clock;
  /** The address of Google's public keys. */
  googleKeys?: URL;
  logger?: Logger;
  /** Whether the messages of instructors are queued in the background. @default true */
  queuesMessages?: boolean;
}

export interface Api {
  /** Not listening yet: the web server adds its pages first. */
  app: FastifyInstance;
  context: Context;
  /** The caches of public responses, which pages share; null without a cache. */
  caches: CatalogCaches | null;
  /** Stops being ready, finishes the requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** Requests that still run this long after the start of the shutdown are cut off. */
const finishWithinMs = 4000;
/** An unresponsive database or mail server must not delay the exit any further. */
const closeWithinMs = 6000;

/** Before the data is prepared. @throws {SettingsError} if a folder cannot be used */
async function checkFolders({ database, uploads }: Settings): Promise<void> {
  if (database.kind === 'embedded') await openFolder('DATA_DIR', database.dataDir);
  if (uploads.kind === 'directory') await openFolder('UPLOADS_DIR', uploads.directory);
}

/**
 * Creates the server of `openapi.yaml` under `/v1`, with `/healthz`, `/readyz` and `/metrics`. Opens and migrates the
 * database.
 * @throws {StartupError} if another process has the embedded database open, or a folder cannot be used or was created
 * for other settings
 */
export async function createApi(settings: Settings, overrides: Overrides = {}): Promise<Api> {
  const contract = await readContract();
  const texts = createTexts();
  const { drainMs } = settings.operation;
  await checkFolders(settings);
  const database = overrides.database ?? (await openDatabase(settings.database, settings.operation));
  try {
    const keys = await openTokenKeys(settings);
    const standIn = openStandIn(settings);
    const { googleClientId } = settings;
    const identityProvider =
      standIn?.provider ?? (googleClientId === null ? null : google(googleClientId, overrides.googleKeys));
    const now = overrides.now ?? systemClock;
    // There is no cache yet during the start.
    const catalogChanged = () => {};
    const storage = openStorage(settings.uploads);
    const base = { db: database.db, settings, now, texts, keys, identityProvider, storage, catalogChanged };
    const headers = browserHeaders(settings);
    const app: FastifyInstance = Fastify({
      frameworkErrors: (error, request, reply) => {
        // This request has not passed through any hook.
        setBrowserHeaders(reply, headers);
        refuse({ ...base, log: request.log }, error, request, reply);
      },
      clientErrorHandler: respondToMalformedRequests(texts, headers),
      logger: overrides.logger ?? logging(settings),
      logController: new RequestLog(isPartOfPage),
      serverFactory: createHttpServer,
      rewriteUrl: ({ url = '/' }) => decodable(url),
      trustProxy: settings.trustedProxies.length > 0 && trustedBy(settings.trustedProxies),
      routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: false },
      // Requests on open connections are still handled during the shutdown: Fastify's own 503 does not follow the
      // contract.
      return503OnClosing: false,
      forceCloseConnections: 'idle',
    });
    app.addHook('onClose', () => database.close());
    app.addHook('onClose', async () => storage.close());
    app.decorateRequest('clientKey', null);
    addBrowserHeaders(app, headers);
    rejectAmbiguousRequests(app);
    await app.register(compress, { encodings, threshold: compressionThreshold, brotliOptions });
    const context: Context = { ...base, log: app.log };
    addErrorHandlers(app, context);
    // Runs before the administrator is created, whose account would make the database non-empty.
    if (!overrides.database) await prepareDataFolder(context.db, context.now(), settings);
    await ensureAdministrator(context);
    if (settings.mail.smtpUrl !== null) {
      const stopDelivery = startDelivery(context, smtpSender(context));
      app.addHook('preClose', stopDelivery);
    }
    const noLongerReady = addHealth(app, context);
    const registry = addMetrics(app, contract, context);
    addDatabaseMetrics(registry, database, now);
    limitConnections(app, context, registry);
    await limitRates(app, context);
    addLoadShedding(app, context, registry);
    const caches = createCatalogCaches(context, registry);
    await app.register(
      async (v1) => {
        addDocs(v1, contract);
        await addRoutes(v1, contract, overrides.handlers ?? ownHandlers, context, caches);
      },
      { prefix: '/v1' },
    );
    serveImages(app, storage);
    await addOneClick(app, context);
    if (overrides.queuesMessages !== false) app.addHook('preClose', startQueueing(context));
    serveFiles(app, context);
    serveCalendars(app, context);
    app.addHook('preClose', startSweeping(context));
    await addDemoTools(app, context, standIn);
    const close = async () => {
      noLongerReady();
      await setTimeout(drainMs);
      const cutting = globalThis.setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
      await withTimeout(app.close(), closeWithinMs, () =>
        app.log.warn('Closing took too long and was given up'),
      );
      clearTimeout(cutting);
    };
    return { app, context, caches, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
