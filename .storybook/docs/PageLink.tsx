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

/** A text with `code` between backticks, in which the names of components and patterns are links to their docs pages. */
export function LinkedText({ children }: { children: string }) {
  const pages = usePages().filter(({ title }) => /^(Components|Patterns)\//.test(title));
  return children.split(/(`[^`]+`|\w+)/).map((part) => {
    const page = pages.find(({ title }) => lastPart(title) === part);
    if (page) {
      return (
        <StorybookLink key={part} path={`/docs/${page.id}`}>
          {part}
        </StorybookLink>
      );
    }
    return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part;
  });
}
