import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';
import type { Settings } from '../settings.ts';
import { requireLocalRequest } from './localRequests.ts';
import type { Audience } from './settings.ts';

/**
 * Restricts a route to an audience.
 * @throws {Problem} 404 if the route is off, 403 for other machines
 */
export function requireAudience(
  audience: Audience,
  settings: Settings,
): (request: FastifyRequest) => Promise<void> {
  if (audience === 'this-machine') return requireLocalRequest(settings);
  return async () => {
    if (audience === 'off') throw new Problem('notFound');
  };
}
