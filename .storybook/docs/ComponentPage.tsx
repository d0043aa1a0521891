import type { Guide } from '@lyceum/ui/stories';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The docs page of a component: description, usage, alternatives, keyboard, props, stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide ? <GuideText guide={guide} /> : null}
      <h2>Props</h2>
      <Controls />
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

function GuideText({ guide: { use, instead, keyboard } }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <ul>
        {use.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {instead.length > 0 ? (
        <>
          <h2>What to use instead</h2>
          <table>
            <thead>
              <tr>
                <th>When</th>
                <th>Use</th>
              </tr>
            </thead>
            <tbody>
              {instead.map((other) => (
                <tr key={other.when}>
                  <td>{other.when}</td>
                  <td>{other.use}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <h2>Keyboard</h2>
      {isNone(keyboard) ? (
        <p>{keyboard.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(keyboard).map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const isNone = (keyboard: Guide['keyboard']): keyboard is { none: string } => 'none' in keyboard;
