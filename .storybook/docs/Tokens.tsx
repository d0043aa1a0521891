import { useSyncExternalStore } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { Section } from './Section.tsx';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** The value of a token such as `color.accent` in the current theme. */
function useToken(token: string) {
  const [group = '', name = ''] = token.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;
  const reference = groups[group]?.[name] ?? '';
  const property = /--[^,)]+/.exec(reference)?.[0] ?? '';
  const value = useSyncExternalStore(subscribe, () =>
    getComputedStyle(document.documentElement).getPropertyValue(property),
  );
  return { group, reference, value };
}

function Token({ token }: { token: string }) {
  const { group, reference, value } = useToken(token);
  return (
    <li>
      {group === 'color' ? <span className="handbook-swatch" style={{ background: reference }} /> : null}
      <span>
        <code>{token}</code>
        <small>{value}</small>
      </span>
    </li>
  );
}

/** The tokens in the styles of a component, with their values in the current theme. */
export const Tokens = ({ tokens }: { tokens: readonly string[] }) => (
  <Section title="Tokens">
    {tokens.length > 0 ? (
      <ul className="handbook-tokens">
        {tokens.map((token) => (
          <Token key={token} token={token} />
        ))}
      </ul>
    ) : (
      <p>It has no styles of its own; its parts have.</p>
    )}
  </Section>
);
