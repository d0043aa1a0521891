'use client';

import { useState } from 'react';

/** An item that was removed and is still shown, in front of the item with the key `before` or at the end. */
interface RemovedItem<Item> {
  item: Item;
  key: string;
  before: string | null;
}

/**
 * Keeps removed items in the list until they have collapsed. A list whose items are all new was replaced, so nothing of
 * it is kept. @param active whether removed items collapse at all
 */
export function useCollapsing<Item>(items: readonly Item[], getKey: (item: Item) => string, active: boolean) {
  const [list, setList] = useState({ items, removed: [] as readonly RemovedItem<Item>[] });
  if (active && list.items !== items) {
    const keys = new Set(items.map(getKey));
    const removed: RemovedItem<Item>[] = [];
    let before: string | null = null;
    for (const item of list.items.toReversed()) {
      const key = getKey(item);
      if (keys.has(key)) before = key;
      else removed.unshift({ item, key, before });
    }
    if (before === null) removed.length = 0;
    const nextOf = new Map(removed.map(({ key, before }) => [key, before]));
    const earlier = list.removed
      .filter(({ key }) => !keys.has(key))
      .map((one) => ({ ...one, before: nextOf.get(one.before ?? '') ?? one.before }));
    setList({ items, removed: [...earlier, ...removed] });
  }
  const remove = (key: string) =>
    setList((before) => ({ ...before, removed: before.removed.filter((one) => one.key !== key) }));
  return { removed: active ? list.removed : [], remove };
}
