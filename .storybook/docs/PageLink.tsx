import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';

interface Entry {
  id: string;
  type: string;
  title: string;
  importPath: string;
}

let index: Promise<Entry[]> | undefined;

/** The docs pages of this Storybook. */
function usePages(): Entry[] {
  index ??= fetch('index.json')
    .then((response) => response.json())
    .then(({ entries }: { entries: Record<string, Entry> }) =>
      Object.values(entries).filter(({ type }) => type === 'docs'),
    );
  return use(index);
}

/** A link to a page of this Storybook, in the same window. */
export const StorybookLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <AnchorMdx href={`./?path=${path}`} target="_top">
    {children}
  </AnchorMdx>
);

const lastPart = (title: string) => title.split('/').at(-1) ?? title;

/** A link to the docs page of a story file, with its title. */
export function PageLink({ file }: { file: string }) {
  const page = usePages().find(({ importPath }) => importPath === `./${file}`);
  return page ? <StorybookLink path={`/docs/${page.id}`}>{lastPart(page.title)}</StorybookLink> : file;
}

/** A link to the docs page of a component or pattern by its name. */
export function NamedLink({ name }: { name: string }) {
  const page = usePages().find(
    ({ title }) => /^(Components|Patterns)\//.test(title) && lastPart(title) === name,
  );
  if (page) return <StorybookLink path={`/docs/${page.id}`}>{name}</StorybookLink>;
  console.error(`The guide mentions ${name}, which is not the name of a component or pattern.`);
  return name;
}
