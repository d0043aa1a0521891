import { type Html, html, type Page } from '../html.ts';
import type { Account } from './standIn.ts';

/** The form to choose a demonstration account or to type a name and an e-mail address. */
export function choicePage(accounts: readonly Account[], typed: Partial<Account> & { error?: string }): Page {
  const main = html`<div class="narrow">
<header><h1>Choose an account</h1>
<p class="soft">to continue to Lyceum. This page stands in for Google on this machine and believes everything.</p></header>
${accounts.length > 0 ? html`<ul>${accounts.map((account) => html`<li>${choice(account)}</li>`)}</ul>` : null}
<form method="post" class="card">
<h2>Someone else</h2>
${typed.error === undefined ? null : html`<p class="error" role="alert">${typed.error}</p>`}
<label>Name (optional)<input name="name" autocomplete="name" maxlength="100" value="${typed.name ?? ''}"></label>
<label>E-mail<input name="email" type="email" autocomplete="email" required value="${typed.email ?? ''}"></label>
<button>Continue</button>
</form></div>`;
  return { title: 'Choose an account', main };
}

function choice({ name, email }: Account): Html {
  return html`<form method="post">
<input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
<button class="account"><span>${name}</span><span class="soft">${email}</span></button>
</form>`;
}

/** The page that explains why a sign-in failed. */
export function refusedPage(reason: string): Page {
  const main = html`<div class="narrow"><h1>This sign-in cannot go on</h1>
<p>${reason}</p><p class="soft">Close this window and press the sign-in button again.</p></div>`;
  return { title: 'Sign-in', main };
}

// The provider's response is in the fragment of the address, which browsers do not send.
const handOver = `
const parameters = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, '', location.pathname);
const tokenId = parameters.get('id_token');
const error = parameters.get('error_description') ?? parameters.get('error') ?? 'There is no token in this address.';
if (window.opener) {
  const type = 'lyceum-identity';
  window.opener.postMessage(tokenId ? { type, tokenId } : { type, error }, location.origin);
  window.close();
}
document.querySelector('p').textContent = !tokenId ? error
  : window.opener ? 'You are signed in. You can close this window.'
  : 'No window waits for this sign-in. Begin it with the button in Lyceum.';
`;

/** The page that posts the token to the window that opened it, if that is a page of this server, and closes itself. */
export const donePage: Page = {
  title: 'Sign-in',
  main: html`<div class="narrow"><h1>Sign-in</h1><p role="status">One moment…</p></div>`,
  script: handOver,
};
