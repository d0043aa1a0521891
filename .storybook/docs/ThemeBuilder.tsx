import { Button, Checkbox, Heading, Inline, Notice, Select, Stack, Text, TextField } from '@lyceum/ui';
import { BrandSample } from '@lyceum/ui/stories/brand';
import { createLyceumTheme, type LyceumTheme, type ThemeOptions } from '@lyceum/ui/theme/builder';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { ContrastTable } from './ContrastTable.tsx';
import './themeBuilder.css';

const choices = {
  radius: ['square', 'small', 'medium', 'round'],
  neutral: ['warm', 'cool', 'gray', 'accent'],
  density: ['comfortable', 'compact'],
} as const satisfies { [Option in keyof ThemeOptions]?: readonly ThemeOptions[Option][] };

const typefaces = {
  'Readex Pro': undefined,
  'System font': "system-ui, 'Readex Pro', sans-serif",
  Serif: "Georgia, 'Times New Roman', 'Readex Pro', serif",
  Monospace: "ui-monospace, Menlo, 'Readex Pro', monospace",
} as const;
type Typeface = keyof typeof typefaces;

interface Decisions extends Required<Pick<ThemeOptions, 'radius' | 'neutral' | 'density'>> {
  accent: string;
  /** Whether the accent stays exactly as it is. */
  exact: boolean;
  typeface: Typeface;
}

const start: Decisions = {
  accent: '#4a2fbd',
  exact: false,
  typeface: 'Readex Pro',
  radius: 'small',
  neutral: 'cool',
  density: 'comfortable',
};

function optionsOf({ accent, exact, typeface, ...others }: Decisions): ThemeOptions {
  const families = typefaces[typeface];
  return {
    ...others,
    accent,
    ...(families !== undefined && { typeface: families }),
    ...(exact && { colors: { accent: { light: accent } } }),
  };
}

/** The last theme of a valid accent, and the error of an invalid one. */
function useTheme(decisions: Decisions): {
  options: ThemeOptions;
  theme: LyceumTheme;
  error: string | undefined;
} {
  const [valid, setValid] = useState(() => ({ accent: start.accent }));
  let error: string | undefined;
  if (valid.accent !== decisions.accent) {
    try {
      createLyceumTheme({ accent: decisions.accent });
      setValid({ accent: decisions.accent });
    } catch (thrown) {
      error = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }
  const options = optionsOf({ ...decisions, accent: error ? valid.accent : decisions.accent });
  return { options, error, theme: createLyceumTheme({ ...options, selector: '.theme-preview' }) };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A form for the decisions of a brand, with the components in its theme, every contrast ratio, and the files. */
export function ThemeBuilder() {
  const [decisions, setDecisions] = useState(start);
  const [message, setMessage] = useState('');
  const { options, theme, error } = useTheme(decisions);
  const change = (changed: Partial<Decisions>) => {
    setDecisions((current) => ({ ...current, ...changed }));
    setMessage('');
  };
  const { css, tokens } = createLyceumTheme(options);
  const copy = () =>
    navigator.clipboard.writeText(css).then(
      () => setMessage('The CSS is in the clipboard.'),
      () => setMessage('The browser does not allow copying. Select the CSS below.'),
    );
  const [adjustment] = theme.adjustments;
  return (
    <Unstyled>
      <style>{theme.css}</style>
      <Stack gap="lg">
        <form className="theme-decisions" onSubmit={(event) => event.preventDefault()}>
          <div className="theme-accent">
            <TextField
              label="Accent"
              dir="ltr"
              value={decisions.accent}
              description="Any CSS color, such as #4a2fbd or oklch(0.42 0.2 285)"
              error={error}
              spellCheck={false}
              maxLength={60}
              onChange={(event) => change({ accent: event.target.value })}
            />
            <input
              type="color"
              aria-label="Pick the accent"
              value={theme.colors.accent.light}
              onChange={(event) => change({ accent: event.target.value })}
            />
          </div>
          <Select
            label="Typeface"
            value={decisions.typeface}
            options={Object.keys(typefaces).map((value) => ({ value, label: value }))}
            onChange={(event) => change({ typeface: event.target.value as Typeface })}
          />
          {(['radius', 'neutral', 'density'] as const).map((name) => (
            <Select
              key={name}
              label={capitalized(name)}
              value={decisions[name]}
              options={choices[name].map((value) => ({ value, label: capitalized(value) }))}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
          <Checkbox
            label="Use the accent exactly as it is"
            description="In the light theme, even if it is too weak"
            checked={decisions.exact}
            onChange={(event) => change({ exact: event.target.checked })}
          />
        </form>
        <div role="status">
          {theme.failures.length > 0 ? (
            <Notice tone="caution">
              {theme.failures.length} of {theme.checks.length} contrast ratios are too low. The table below
              marks them.
            </Notice>
          ) : (
            <Notice tone="positive">
              All {theme.checks.length} contrast ratios are high enough.
              {adjustment
                ? ` The accent in the light theme is ${adjustment.to} instead of ${adjustment.from}, which is too weak.`
                : ''}
            </Notice>
          )}
        </div>
        <div className="theme-previews">
          {(['light', 'dark'] as const).map((scheme) => (
            <section key={scheme} className="docs-story" aria-label={`${capitalized(scheme)} theme`}>
              <div className="theme-preview" style={{ colorScheme: scheme }}>
                <BrandSample />
              </div>
            </section>
          ))}
        </div>
        <Stack gap="sm">
          <Inline>
            <Button tone="primary" onClick={copy}>
              Copy the CSS
            </Button>
            <Button onClick={() => download('tokens.json', JSON.stringify(tokens, null, 2))}>
              Download tokens.json
            </Button>
          </Inline>
          <Text role="status">{message}</Text>
          <details>
            <summary>CSS</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus by keyboard. */}
            <pre className="theme-code" tabIndex={0}>
              {css}
            </pre>
          </details>
        </Stack>
        <Heading level={2}>Contrast ratios</Heading>
        <ContrastTable theme={theme} />
      </Stack>
    </Unstyled>
  );
}
