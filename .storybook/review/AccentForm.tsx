import { Button, Card, Heading, Inline, Notice, Stack, Text, TextField } from '@lyceum/ui';
import { createLyceumTheme, type LyceumTheme } from '@lyceum/ui/theme/builder';
import { type FormEvent, useState } from 'react';
import type { Change } from './changes.ts';
import type { CommandRun } from './runCommands.ts';
import { send } from './send.ts';
import { accentMaxLength, type ReviewSession, wordsMaxLength } from './session.ts';
import { useRunning } from './useRunning.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const selector = '.review-accent';
const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

/** The theme of an accent. The one of the start has the colors of the tokens, which need not be derived. */
function themeOf(accent: string, start: string): LyceumTheme | Error {
  try {
    return createLyceumTheme(isSame(accent, start) ? { selector } : { accent, selector });
  } catch (error) {
    return new Error(messageOf(error));
  }
}

/** Stories that fail, or a comparison that did not end. Visual changes are listed, so they are no failure here. */
function hasFailed({ failed, lines }: CommandRun, changes: readonly Change[]): boolean {
  return failed && (changes.length === 0 || lines.some((line) => /Stories: .* [1-9]\d* failed/.test(line)));
}

interface AccentFormProps {
  session: ReviewSession;
  accent: NonNullable<ReviewSession['accent']>;
  changes: readonly Change[];
}

/** Changes the accent in the source of the tokens and compares the stories, with a preview of the derived colors. */
export function AccentForm({ session, accent, changes }: AccentFormProps) {
  const { token } = session;
  const [value, setValue] = useState(accent.current);
  const [words, setWords] = useState(session.words);
  const [shown, setShown] = useState(() => themeOf(accent.current, accent.start));
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);
  const run = useRunning(session.run, setFailure);
  const isRunning = run?.isRunning === true;

  function changeAccent(css: string) {
    const theme = themeOf(css, accent.start);
    setValue(css);
    setError('');
    if (!(theme instanceof Error)) setShown(theme);
  }
  async function compare(event: FormEvent) {
    event.preventDefault();
    const theme = themeOf(value, accent.start);
    if (theme instanceof Error) {
      setError(theme.message);
      document.getElementById('accent')?.focus();
      return;
    }
    setFailure('');
    setIsSending(true);
    try {
      await send(token, 'compare', { accent: value, words });
      window.location.reload();
    } catch (thrown) {
      setFailure(`Nothing was compared: ${messageOf(thrown)} If the review has ended, start it again.`);
      setIsSending(false);
    }
  }

  const theme = shown instanceof Error ? createLyceumTheme({ selector }) : shown;
  const isFailed = run !== undefined && !isRunning && hasFailed(run, changes);
  const [adjustment] = theme.adjustments;
  return (
    <Card padding="small">
      <details open={changes.length === 0 || isFailed}>
        <summary>
          <Heading level={2} size="small">
            Change the accent and compare
          </Heading>
        </summary>
        <form className="review-form" onSubmit={(event) => void compare(event)}>
          <style>{theme.css}</style>
          <Stack gap="md">
            <div className="review-fields">
              <div className="review-color">
                <TextField
                  id="accent"
                  label="Accent"
                  description="Any CSS color. Both themes derive from it."
                  value={value}
                  error={error}
                  maxLength={accentMaxLength}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({ target }) => changeAccent(target.value)}
                />
                <input
                  type="color"
                  aria-label="Pick the accent"
                  value={theme.colors.accent.light}
                  onChange={({ target }) => changeAccent(target.value)}
                />
              </div>
              <TextField
                label="Story files"
                optional="optional"
                description="Words in their paths, such as Badge/ Button/. All of them take some minutes."
                value={words}
                maxLength={wordsMaxLength}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => setWords(target.value)}
              />
            </div>
            <div className="review-halves">
              {(['light', 'dark'] as const).map((scheme) => (
                <div key={scheme} className="review-accent" style={{ colorScheme: scheme }} inert>
                  <Inline>
                    <Button tone="primary">Enroll</Button>
                    <Button>Details</Button>
                    <Text as="div" size="small">
                      <code>{theme.colors.accent[scheme]}</code>
                    </Text>
                  </Inline>
                </div>
              ))}
            </div>
            {adjustment && (
              <Text size="small">
                {`In the light theme the accent is ${adjustment.to}, as ${adjustment.from} would be too weak to read.`}
              </Text>
            )}
            {failure && <Notice tone="critical">{failure}</Notice>}
            <Inline>
              <Button type="submit" tone="primary" busy={isSending || isRunning} busyLabel="Comparing...">
                Compare
              </Button>
              {!isRunning && !isSame(accent.current, accent.start) && (
                <Button tone="quiet" onClick={() => changeAccent(accent.start)}>
                  {`Back to ${accent.start}`}
                </Button>
              )}
              <Text role="log" size="small" tone="soft">
                {isRunning && run.lines.findLast((line) => line.trim() !== '')}
              </Text>
            </Inline>
            {run && !isRunning && (
              <>
                {isFailed && (
                  <Notice tone="critical">
                    The comparison failed, and its output says why. The tokens have the accent of this form.
                  </Notice>
                )}
                <details open={isFailed}>
                  <summary>Output of the comparison</summary>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus by keyboard. */}
                  <pre className="review-output" tabIndex={0}>
                    {run.lines.join('\n')}
                  </pre>
                </details>
              </>
            )}
          </Stack>
        </form>
      </details>
    </Card>
  );
}
