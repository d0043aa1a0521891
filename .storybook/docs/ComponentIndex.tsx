import { TextField } from '@lyceum/ui';
import type { Guide } from '@lyceum/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, useState } from 'react';
import { PageLink } from './PageLink.tsx';
import { RichText } from './RichText.tsx';

const modules = import.meta.glob<Record<string, { guide: Guide }>>(
  '../../packages/ui/src/{components,patterns}/*/*.guide.tsx',
  { eager: true },
);

const guides = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports).map(({ guide }) => ({
    guide,
    storyFile: path.replace('../../', './').replace('.guide.', '.stories.'),
    words: [path.slice(path.lastIndexOf('/') + 1, path.indexOf('.guide.')), ...guide.terms].join(', '),
  })),
);

/** All components and patterns with their purposes, found by their names and by other words for them. */
export function ComponentIndex() {
  const [query, setQuery] = useState('');
  const matches = guides.filter(({ words }) => words.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <Unstyled>
        <TextField
          label="Name, or another word for it"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Unstyled>
      <p role="status">
        {matches.length} of {guides.length} components and patterns
      </p>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Purpose</th>
            <th>Also known as</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({ guide, storyFile }) => (
            <tr key={storyFile}>
              <td>
                <Suspense fallback="…">
                  <PageLink storyFile={storyFile} />
                </Suspense>
                {guide.status ? ` (${guide.status})` : ''}
              </td>
              <td>
                <RichText>{guide.use[0] ?? ''}</RichText>
              </td>
              <td>{guide.terms.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
