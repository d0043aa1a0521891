import { Section } from './Section.tsx';

declare global {
  /** The tokens in the styles of each folder, from `main.ts`. */
  const TOKENS: Readonly<Record<string, readonly string[]>>;
}

/** The tokens in the styles of a component. The pages of foundations have their values. */
export function Tokens({ storyFile }: { storyFile: string }) {
  const folder = storyFile.slice('./'.length, storyFile.lastIndexOf('/'));
  const tokens = TOKENS[folder] ?? [];
  return (
    <Section title="Tokens">
      {tokens.length > 0 ? (
        <ul className="handbook-columns">
          {tokens.map((token) => (
            <li key={token}>
              <code>{token}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>It has no styles of its own; its parts have.</p>
      )}
    </Section>
  );
}
