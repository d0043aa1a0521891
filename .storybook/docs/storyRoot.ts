/**
 * The element that contains a rendered story. A story with parts that cover the page is in a frame of its own, where
 * its dialogs are beside Storybook's root.
 */
function rootIn(container: Element): Element | null {
  const frame = container.querySelector('iframe');
  if (!frame) return container.querySelector('.sb-story');
  const body = frame.contentDocument?.body;
  return body?.classList.contains('sb-show-main') ? body : null;
}

/**
 * Calls back when the story in a container is rendered, and whenever its elements or its size change.
 * @returns a function that ends this
 */
export function observeStory(container: Element, onChange: (root: Element) => void): () => void {
  let request = 0;
  const update = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(() => {
      const root = rootIn(container);
      if (root?.firstElementChild) onChange(root);
    });
  };
  const mutations = new MutationObserver(update);
  const sizes = new ResizeObserver(update);
  const observe = (element: Element) => {
    mutations.observe(element, { childList: true, subtree: true, attributes: true });
    sizes.observe(element);
    update();
  };
  const observeFrame = ({ target }: Event) => {
    const body = target instanceof HTMLIFrameElement ? target.contentDocument?.body : null;
    if (body) observe(body);
  };
  // A `load` event does not bubble.
  container.addEventListener('load', observeFrame, true);
  observe(container);
  return () => {
    cancelAnimationFrame(request);
    mutations.disconnect();
    sizes.disconnect();
    container.removeEventListener('load', observeFrame, true);
  };
}
