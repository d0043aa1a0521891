import { createElement, useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { ListedGuide } from './derive/guides.ts';

const guides: Promise<Record<string, ListedGuide>> = fetch('handbook.json').then((response) =>
  response.json(),
);

type Index = NonNullable<ReturnType<typeof useStorybookState>['internal_index']>;
type Entry = Index['entries'][string];

/** An entry with the status of its guide as a tag, and with its terms as headings, in which the sidebar searches. */
function withGuide(entry: Entry, guide: ListedGuide | undefined): Entry {
  if (!guide) return entry;
  const tags = [...(entry.tags ?? []), ...(guide.isBeta ? ['beta'] : [])];
  if (entry.type !== 'docs') return { ...entry, tags };
  const anchors = guide.terms.map((term, index) => ({ id: `term-${index}`, title: term }));
  return { ...entry, tags, anchors };
}

const extended = new WeakSet<Entry>();

/** Adds the guides to Storybook's index, which knows stories and headings only. It renders nothing. */
function Guides() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index || Object.values(index.entries).some((entry) => extended.has(entry))) return;
    void guides.then((byFile) => {
      const entries = Object.fromEntries(
        Object.entries(index.entries).map(([id, entry]) => {
          const changed = withGuide(entry, byFile[entry.importPath.replace('./', '')]);
          extended.add(changed);
          return [id, changed];
        }),
      );
      return api.setIndex({ ...index, entries });
    });
  }, [api, index]);
  return null;
}

addons.register('lyceum/guides', () => {
  addons.add('lyceum/guides', { type: types.TOOL, title: 'Guides', render: () => createElement(Guides) });
});

interface Item {
  type: string;
  name: string;
  tags?: readonly string[];
}

/** The name of a page in the sidebar, with its status unless it is stable. */
export function labelOf({ type, name, tags }: Item) {
  if (type !== 'component' || !tags?.includes('beta')) return name;
  const style = {
    marginInlineStart: 4,
    paddingInline: 6,
    border: '1px solid',
    borderRadius: 999,
    fontSize: 11,
  };
  return createElement('span', null, name, ' ', createElement('span', { style }, 'beta'));
}
