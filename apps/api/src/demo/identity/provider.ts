import { randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Context } from '../../platform/context/context.ts';
import { isOwnAddress } from '../../platform/http/localRequests.ts';
import { pageHeaders, pageOf } from '../html.ts';
import { createMemoryAdapter } from './memory.ts';
import { refusedPage } from './pages.ts';
import {
  type Account,
  claimsOf,
  clientId,
  donePath,
  idTokenLifeSeconds,
  mountPath,
  type StandIn,
  scope,
  subjectOf,
} from './standIn.ts';

/** The maximum duration of a sign-in. */
const patienceSeconds = 600;

export interface LocalProvider {
  oidc: Provider;
  /** Stores the account that a user claims. @returns the provider's account id */
  remember(account: Account): string;
}

/** An OpenID provider without authentication. It issues ID tokens to the web app of this server only. */
export async function openProvider(context: Context, standIn: StandIn): Promise<LocalProvider> {
  const accounts = new Map<string, Account>();
  const { secret } = await standIn.key();
  const oidc = new Provider(standIn.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        application_type: 'native',
        redirect_uris: [`http://127.0.0.1${donePath}`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      long: { httpOnly: true, sameSite: 'lax', path: mountPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount: (_ctx, accountId) => {
      const account = accounts.get(accountId);
      return account && { accountId, claims: async () => claimsOf(account) };
    },
    interactions: {
      url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}`,
      policy: policy(),
    },
    jwks: { keys: [secret] },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description }) => {
      const page = refusedPage(error_description ?? error);
      ctx.set(pageHeaders(page));
      ctx.body = pageOf(page);
    },
    ttl: {
      IdToken: idTokenLifeSeconds,
      Interaction: patienceSeconds,
      Session: patienceSeconds,
      Grant: patienceSeconds,
    },
  });
  // The registered redirect URI is one of many addresses of this machine.
  oidc.Client.prototype.redirectUriAllowed = (address) =>
    URL.parse(address)?.pathname === donePath && isOwnAddress(context.settings, address);
  oidc.on('server_error', (_ctx, error) => context.log.error(error, 'The local identity provider failed'));
  return {
    oidc,
    remember(account) {
      const accountId = subjectOf(account.email);
      accounts.set(accountId, account);
      return accountId;
    },
  };
}

/** Skips the consent that native clients require by default: the local provider protects nothing. */
function policy() {
  const base = interactionPolicy.base();
  base.get('consent')?.checks.remove('native_client_prompt');
  return base;
}
