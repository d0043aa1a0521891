import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context/context.ts';
import { addErrorHandlers } from '../platform/contract/problemResponses.ts';
import { requireLocalRequest } from '../platform/http/localRequests.ts';
import { addIdentity } from './identity/routes.ts';
import type { StandIn } from './identity/standIn.ts';
import { addOutbox } from './outbox/outbox.ts';

/**
 * Replaces a mail server and Google in the demonstration: `/demo/outbox` and, without a Google client id,
 * `/demo/identity`. Registered only if the demonstration is on, and only for requests from this machine.
 */
export async function addDemoTools(
  app: FastifyInstance,
  context: Context,
  standIn: StandIn | null,
): Promise<void> {
  if (!context.settings.demo) return;
  await app.register(
    async (demo) => {
      demo.addHook('onRequest', requireLocalRequest(context.settings));
      addErrorHandlers(demo, context);
      addOutbox(demo, context);
      if (standIn)
        await demo.register((identity) => addIdentity(identity, context, standIn), { prefix: '/identity' });
    },
    { prefix: '/demo' },
  );
}
