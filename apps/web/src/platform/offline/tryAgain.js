// An inline module of the offline page. It reloads the address when the server responds again.
const status = document.querySelector('[role=status]');
const { checking, stillOffline } = document.querySelector('[data-checking]').dataset;
const checkEveryMs = 10_000;

async function reloadIfOnline() {
  const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  // A proxy responds with such a status while the server is down.
  if (response.status >= 500) throw new Error(`The status is ${response.status}`);
  location.reload();
}

async function tryAgain() {
  status.textContent = checking;
  try {
    await reloadIfOnline();
  } catch {
    status.textContent = stillOffline;
  }
}

document.querySelector('button').addEventListener('click', tryAgain);
addEventListener('online', tryAgain);
// There is no event when the server is back, and one that comes before this script is missed.
setInterval(() => reloadIfOnline().catch(() => undefined), checkEveryMs);
