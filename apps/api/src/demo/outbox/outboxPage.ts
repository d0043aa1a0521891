import { html, type Page } from '../html.ts';
import type { OutboxMessage } from './message.ts';

/** The page with the mails. */
export function outboxPage(messages: readonly OutboxMessage[]): Page {
  const main = html`
<header class="between"><h1>Outbox</h1><a href="/demo/outbox.json">outbox.json</a></header>
<p class="soft">The mails that Lyceum sends, or would send with <code>SMTP_URL</code>, newest first. Only this machine sees them.</p>
${messages.length === 0 ? html`<p>No mail yet. Register an account, and its verification mail will be here.</p>` : null}
${messages.map(article)}`;
  return { title: 'Outbox', main, frames: true };
}

function article({ id, to, subject, text, sentAt, links }: OutboxMessage) {
  return html`
<article class="card">
<header class="between"><h2 dir="auto">${subject}</h2><time datetime="${sentAt}">${readable(sentAt)}</time></header>
<p class="soft">To ${to}</p>
<ul>${links.map((link) => html`<li>${isWebAddress(link) ? html`<a href="${link}">${link}</a>` : link}</li>`)}</ul>
<iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/demo/outbox/${id}" loading="lazy"></iframe>
<details><summary>As plain text</summary><pre dir="auto">${text}</pre></details>
</article>`;
}

function readable(sentAt: string): string {
  return `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//.test(link);
}

/** The mail in its frame. Scripts do not run there, so links open outside of it. */
export function inNewTab(body: string): string {
  const base = '<base target="_blank">';
  return body.includes('<head>') ? body.replace('<head>', `<head>${base}`) : base + body;
}
