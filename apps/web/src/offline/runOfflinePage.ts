import type { OfflineIndex } from './names.ts';

/** What the script of the offline page needs. */
export interface OfflinePageInput {
  /** The address of the list of kept pages. */
  index: string;
  /** An address of the server that is quick to respond. */
  probe: string;
  /** The result of an attempt without success. */
  stillOffline: string;
}

/**
 * Lists the kept courses on the offline page, and reloads the address when the server responds again. It is the source of
 * an inline script, so it uses no outer variables.
 */
export function runOfflinePage({ index, probe, stillOffline }: OfflinePageInput): void {
  const button = document.querySelector('button');
  const status = document.querySelector('[role=status]');
  const label = button?.querySelector<HTMLElement>('[data-reserve]');
  let isBusy = false;

  function show(busy: boolean, result: string) {
    // The label has the width of the longer of its two texts.
    if (label && busy !== isBusy) {
      const { textContent: shown, dataset } = label;
      label.textContent = dataset.reserve ?? '';
      dataset.reserve = shown;
    }
    isBusy = busy;
    button?.setAttribute('aria-busy', String(busy));
    button?.setAttribute('aria-disabled', String(busy));
    if (status) status.textContent = result;
  }

  async function tryAgain() {
    if (isBusy) return;
    show(true, '');
    try {
      // A proxy responds with such a status while the server is down.
      const { status } = await fetch(probe, { method: 'HEAD', cache: 'no-store' });
      if (status >= 500) throw new Error(`The status is ${status}`);
      location.reload();
    } catch {
      show(false, stillOffline);
    }
  }

  async function listCourses() {
    const stored = await caches.match(index);
    const pages: OfflineIndex['pages'] = stored ? (await stored.json()).pages : [];
    const section = document.querySelector('template')?.content.cloneNode(true);
    const list = section instanceof DocumentFragment ? section.querySelector('ul') : null;
    const first = list?.firstElementChild;
    if (!section || !list || !first || pages.length === 0) return;
    const items = pages.map(({ path, name, language }) => {
      const item = first.cloneNode(true) as HTMLElement;
      const link = item.querySelector('a');
      if (link) Object.assign(link, { href: path, lang: language, textContent: name });
      return item;
    });
    list.replaceChildren(...items);
    document.getElementById('nothing-kept')?.replaceWith(section);
  }

  button?.addEventListener('click', tryAgain);
  addEventListener('online', tryAgain);
  // The browser may block the storage: the page then lists nothing.
  Promise.resolve()
    .then(listCourses)
    .catch(() => undefined);
}
