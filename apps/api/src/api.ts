import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addBrowserHeaders, browserHeaders, setBrowserHeaders } from './browser/headers.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { answerProblems, refuse } from './contract/answers.ts';
import { readContract } from './contract/document.ts';
import { addRoutes } from './contract/routes.ts';
import type { Handlers } from './contract/types.ts';
import { type Database, openDatabase } from './database/open.ts';
import { addDemoTools } from './demo/demoTools.ts';
import { openStandIn } from './demo/identity/standIn.ts';
import { isEmpty } from './demo/isEmpty.ts';
import { smtpSender, startDelivery } from './mail/delivery.ts';
import { addDocs } from './operational/docs.ts';
import { addHealth } from './operational/health.ts';
import { addMetrics } from './operational/metrics.ts';
import { handlers as ownHandlers } from './operations/index.ts';
import { ensureAdministrator } from './people/accounts.ts';
import { openTokenKeys } from './people/tokenKeys.ts';
import type { Settings } from './settings.ts';
import { loadTexts } from './texts.ts';
import { google } from './thirdParty/idTokens.ts';

type Logger = NonNullable<FastifyServerOptions['logger']>;

/** What a test hands in instead of the real thing. */
export interface Overrides {
  database?: Database;
  handlers?: Handlers;
  now?: Clock;
  /** Where Google's keys are published. */
  googleKeys?: URL;
  logger?: Logger;
}

export interface Api {
  /** Not listening yet: the web server adds its pages to it. */
  app: FastifyInstance;
  context: Context;
  /** Finishes what runs, then closes the database. */
  close(): Promise<void>;
}

const requestTimeoutMs = 15_000;

/**
 * The server of `openapi.yaml` under `/v1`, with `/healthz`, `/readyz` and `/metrics`. Opens and migrates the database.
 * @throws {DataDirectoryInUse} when another process has the embedded database open.
 */
export async function createApi(settings: Settings, overrides: Overrides = {}): Promise<Api> {
  const contract = await readContract();
  const texts = await loadTexts();
  const database = overrides.database ?? (await openDatabase(settings.database));
  try {
    const keys = await openTokenKeys(settings);
    const standIn = openStandIn(settings);
    const { googleClientId } = settings;
    const identityProvider =
      standIn?.provider ?? (googleClientId === null ? null : google(googleClientId, overrides.googleKeys));
    const now = overrides.now ?? systemClock;
    const base = { db: database.db, settings, now, texts, keys, identityProvider };
    const headers = browserHeaders(settings);
    const app: FastifyInstance = Fastify({
      frameworkErrors: (error, request, reply) => {
        // No hook has seen this request.
        setBrowserHeaders(reply, headers);
        refuse({ ...base, log: request.log }, error, request, reply);
      },
      logger: overrides.logger ?? logging(settings),
      requestTimeout: requestTimeoutMs,
      trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
      routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: false },
      return503OnClosing: true,
      forceCloseConnections: 'idle',
    });
    app.addHook('onClose', () => database.close());
    addBrowserHeaders(app, headers);
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    const context: Context = { ...base, log: app.log };
    answerProblems(app, context);
    // Before the administrator, whose account would make the database no longer empty.
    if (settings.database.kind === 'embedded' && !overrides.database && (await isEmpty(context.db))) {
      // Loaded for the one start that needs it: the catalogue is the largest thing in the server.
      const { seedDemo } = await import('./demo/seed.ts');
      await seedDemo(context.db, context.now());
    }
    await ensureAdministrator(context);
    if (settings.mail.smtpUrl !== null) {
      const stopDelivery = startDelivery(context, smtpSender(context));
      app.addHook('preClose', stopDelivery);
    }
    addHealth(app, context);
    addMetrics(app, contract);
    await app.register(
      async (v1) => {
        addDocs(v1, contract);
        await addRoutes(v1, contract, overrides.handlers ?? ownHandlers, context);
      },
      { prefix: '/v1' },
    );
    await addDemoTools(app, context, standIn);
    return { app, context, close: () => app.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** On the embedded database a person reads the terminal; elsewhere a collector reads lines of JSON. */
function logging({ database }: Settings): Logger {
  return {
    level: database.kind === 'embedded' ? 'warn' : 'info',
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.body'],
  };
}
