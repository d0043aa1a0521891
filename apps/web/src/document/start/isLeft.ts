const withoutHash = (address: string) => address.replace(/#.*/s, '');

/**
 * Whether the visitor has left the page of the HTML by Back or Forward before the page started. After a reload, these only
 * change the address: nothing has loaded the page of the new one.
 */
export function isLeft(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href);
}
