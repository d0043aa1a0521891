import { Badge, Button, Card, Heading, Inline, Notice, Page, Stack, Switch, Tabs, Text } from '@lyceum/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Change } from './changes.ts';
import { Pictures, type View, views } from './Pictures.tsx';
import type { Review } from './page.ts';
import { useShortcuts } from './useShortcuts.ts';

type Decision = 'accepted' | 'rejected';
type Counts = Record<Decision | 'open', number>;

const tones = { changed: 'info', new: 'positive', removed: 'critical' } as const;
const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'accept'],
  ['r', 'reject'],
  ['Shift+A', 'accept all'],
  ['Shift+R', 'reject all'],
  ['1 to 4', 'view'],
] as const;

/** The index of the change with the focus, or -1. */
const focusedIndex = (changes: readonly Change[]) =>
  changes.findIndex(({ file }) => file === document.activeElement?.closest('article')?.id);

function summaryOf(changes: readonly Change[], { open, accepted, rejected }: Counts): string {
  if (changes.length === 0) return 'No story differs from its baseline.';
  return `${changes.length} changes: ${open} open, ${accepted} accepted, ${rejected} rejected.`;
}

/** Makes the images of these files the baselines. */
async function accept(files: readonly string[]): Promise<void> {
  const response = await fetch('/', { method: 'POST', body: JSON.stringify(files) });
  if (!response.ok) throw new Error(await response.text());
}

/** All visual differences, grouped by component, with a decision for each. */
export function ReviewPage({ changes, isReport }: Review) {
  const [view, setView] = useState<View>('Before and after');
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const [withKeys, setWithKeys] = useState(true);
  const [failure, setFailure] = useState('');

  const open = changes.filter(({ file }) => !decisions[file]);
  const count = (wanted: Decision) =>
    Object.values(decisions).filter((decision) => decision === wanted).length;

  async function decide(decision: Decision, decided: readonly Change[]) {
    const files = decided.map(({ file }) => file).filter((file) => decisions[file] !== 'accepted');
    if (isReport || files.length === 0) return;
    setDecisions((before) => ({ ...before, ...Object.fromEntries(files.map((file) => [file, decision])) }));
    setFailure('');
    try {
      if (decision === 'accepted') await accept(files);
    } catch (error) {
      setDecisions((before) =>
        Object.fromEntries(Object.entries(before).filter(([file]) => !files.includes(file))),
      );
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }
  const focus = (index: number) => {
    const article = document.getElementById(changes[index]?.file ?? '');
    article?.focus({ preventScroll: true });
    article?.scrollIntoView({ block: 'nearest' });
  };
  /** Each view renders the changes anew, so the focus has to return to the same one. */
  const show = (name: View) => {
    const index = focusedIndex(changes);
    flushSync(() => setView(name));
    focus(index);
  };
  const decideOne = (decision: Decision, change = changes[focusedIndex(changes)]) => {
    if (!change) return;
    void decide(decision, [change]);
    focus(Math.min(changes.indexOf(change) + 1, changes.length - 1));
  };
  useShortcuts(withKeys, {
    j: () => focus(focusedIndex(changes) + 1),
    k: () => focus(focusedIndex(changes) - 1),
    a: () => decideOne('accepted'),
    r: () => decideOne('rejected'),
    'Shift+A': () => void decide('accepted', open),
    'Shift+R': () => void decide('rejected', open),
    ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => show(name)])),
  });

  const availableShortcuts = shortcuts.filter(([, action]) => !isReport || !/accept|reject/.test(action));
  const list = [...Map.groupBy(changes, ({ component }) => component)].map(([component, group]) => (
    <section key={component} aria-label={component}>
      <Stack gap="md">
        <Heading level={2}>{component}</Heading>
        {group.map((change) => {
          const decision = decisions[change.file];
          return (
            <article
              key={change.file}
              id={change.file}
              className="review-change"
              tabIndex={-1}
              aria-label={`${change.story}, ${change.mode}`}
            >
              <Card padding="small">
                <Stack gap="sm">
                  <Inline justify="between">
                    <Inline>
                      <Heading level={3}>{change.story}</Heading>
                      <Badge tone={tones[change.kind]}>{change.kind}</Badge>
                      <Text size="small" tone="soft">
                        {change.mode}
                      </Text>
                      {decision && (
                        <Badge tone={decision === 'accepted' ? 'positive' : 'neutral'}>{decision}</Badge>
                      )}
                    </Inline>
                    {!isReport && decision !== 'accepted' && (
                      <Inline gap="xs">
                        <Button size="small" tone="secondary" onClick={() => decideOne('accepted', change)}>
                          Accept
                        </Button>
                        {!decision && (
                          <Button size="small" tone="quiet" onClick={() => decideOne('rejected', change)}>
                            Reject
                          </Button>
                        )}
                      </Inline>
                    )}
                  </Inline>
                  {!decision && <Pictures change={change} view={view} />}
                </Stack>
              </Card>
            </article>
          );
        })}
      </Stack>
    </section>
  ));

  return (
    <main>
      <Page paddingBlock="both">
        <Stack gap="xl">
          <Stack gap="sm">
            <Heading level={1}>Visual review</Heading>
            <Text role="status" tone="soft">
              {summaryOf(changes, {
                open: open.length,
                accepted: count('accepted'),
                rejected: count('rejected'),
              })}
            </Text>
            {isReport && changes.length > 0 && (
              <Text>
                This report only shows the differences. To accept some of them, run{' '}
                <code>npm run visual:review</code>.
              </Text>
            )}
          </Stack>
          {failure && (
            <Notice tone="critical">{`No baseline was written: ${failure} If the review has ended, start it again.`}</Notice>
          )}
          {changes.length > 0 && (
            <>
              <Inline justify="between">
                {!isReport && (
                  <Inline>
                    <Button onClick={() => void decide('accepted', open)}>Accept all</Button>
                    <Button tone="secondary" onClick={() => void decide('rejected', open)}>
                      Reject all
                    </Button>
                  </Inline>
                )}
                <Inline>
                  {availableShortcuts.map(([key, action]) => (
                    <Text as="div" size="small" tone="soft" key={key}>
                      <kbd className="review-key">{key}</kbd> {action}
                    </Text>
                  ))}
                </Inline>
              </Inline>
              <Switch label="Keyboard shortcuts" checked={withKeys} onChange={setWithKeys} />
              <Tabs
                label="View"
                value={view}
                onChange={setView}
                tabs={views.map((value) => ({
                  value,
                  label: value,
                  panel: value === view && <Stack gap="xl">{list}</Stack>,
                }))}
              />
            </>
          )}
        </Stack>
      </Page>
    </main>
  );
}
