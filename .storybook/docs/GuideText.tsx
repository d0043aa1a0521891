import type { Guide } from '@lyceum/ui/stories';
import { Suspense } from 'react';
import { LinkedText } from './PageLink.tsx';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';

/** When to use a component, and what to use instead. */
export const WhenToUse = ({ guide: { use, instead } }: { guide: Guide }) => (
  <Section title="When to use it">
    <ul>
      {use.map((sentence) => (
        <li key={sentence}>
          <RichText>{sentence}</RichText>
        </li>
      ))}
    </ul>
    {instead.length > 0 ? (
      <table>
        <thead>
          <tr>
            <th>When</th>
            <th>Use instead</th>
          </tr>
        </thead>
        <tbody>
          {instead.map((other) => (
            <tr key={other.when}>
              <td>
                <RichText>{other.when}</RichText>
              </td>
              <td>
                <Suspense fallback={other.use}>
                  <LinkedText>{other.use}</LinkedText>
                </Suspense>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : null}
  </Section>
);

const isNone = (keyboard: Guide['keyboard']): keyboard is { none: string } => 'none' in keyboard;

/** The keys of a component and their effects. */
export const Keyboard = ({ keyboard }: { keyboard: Guide['keyboard'] }) => (
  <Section title="Keyboard">
    {isNone(keyboard) ? (
      <p>
        <RichText>{keyboard.none}</RichText>
      </p>
    ) : (
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>Effect</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keyboard).map(([key, effect]) => (
            <tr key={key}>
              <td>
                {key.split(', ').map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </td>
              <td>
                <RichText>{effect}</RichText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Section>
);
