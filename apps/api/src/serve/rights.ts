import type { FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../people/auditLog.ts';
import { findCaller } from '../people/caller.ts';
import { Problem } from '../platform/base/problems.ts';
import type { Caller } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Access } from '../platform/contract/document.ts';

/** Whether a call needs no token and has none that counts: its rights are known without the database. */
export const isGuest = ({ signIn }: Access, { headers }: FastifyRequest): boolean =>
  signIn === 'none' || (signIn === 'optional' && headers.authorization === undefined);

/**
 * Returns the caller, who is no guest, if the contract allows the call.
 * @throws {Problem} 401 or 403. Where authentication is optional, a token that is sent still has to be valid, so that
 * the client renews it.
 */
export async function checkRights(
  context: Context,
  access: Access,
  request: FastifyRequest,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Problem('notSignedIn');
  const caller = await findCaller(context, token);
  if (!caller) throw new Problem('sessionEnded');
  const problem = problemFor(access, caller);
  if (!problem) return caller;
  const operation = request.routeOptions.config.operation?.id ?? null;
  recordAuditEvent(request, 'access.denied', { user: caller.user.id, operation, reason: problem });
  throw new Problem(problem);
}

function problemFor(access: Access, { user }: Caller): 'forbidden' | 'instructorNotApproved' | null {
  if (access.roles && !access.roles.includes(user.role)) return 'forbidden';
  return access.approved && user.instructor_status !== 'approved' ? 'instructorNotApproved' : null;
}
