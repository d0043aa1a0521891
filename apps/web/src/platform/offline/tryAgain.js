// An inline module of the offline page. It reloads the address when the server responds again.
const status = document.querySelector('[role=status]');
const { checking, stillOffline } = document.querySelector('[data-checking]').dataset;

async function tryAgain() {
  status.textContent = checking;
  try {
    const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    // A proxy responds with such a status while the server is down.
    if (response.status >= 500) throw new Error(`The status is ${response.status}`);
    location.reload();
  } catch {
    status.textContent = stillOffline;
  }
}

document.querySelector('button').addEventListener('click', tryAgain);
addEventListener('online', tryAgain);
