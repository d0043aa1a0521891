import { Select } from '@lyceum/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { StorybookLink } from '../docs/PageLink.tsx';
import { RichText } from '../docs/RichText.tsx';
import { WhenVisible } from '../docs/WhenVisible.tsx';
import { type Shown, type StoryFile, shownBy } from './collect.ts';
import { type FlowName, flowNames, machineOf, titleOf } from './flows.ts';
import { invisible, isVisible } from './invisible.ts';
import { describedStatesOf, pathOf, stepsOf } from './statechart.ts';

declare global {
  /** The purpose of each flow, from `main.ts`. */
  const FLOW_DESCRIPTIONS: Readonly<Record<string, string>>;
}

const files = import.meta.glob<StoryFile>('../../apps/web/src/**/*.stories.tsx');
let shown: Promise<Shown[]> | undefined;

/** The states in all stories of screens, which are loaded after the drawing is visible. */
function useShown(): Shown[] {
  shown ??= Promise.all(Object.values(files).map((load) => load())).then(shownBy);
  return use(shown);
}

const storyId = ({ title, story }: Shown) => toId(`Screens/${title}`, storyNameFromExport(story));

/** The states of a flow, with a story of each. */
export function FlowPage() {
  const [flow, setFlow] = useState<FlowName>('enrollment');
  const machine = machineOf(flow);
  return (
    <>
      <Unstyled>
        <Select
          label="Flow"
          value={flow}
          options={flowNames.map((value) => ({ value, label: titleOf(value) }))}
          onChange={(event) => setFlow(event.target.value as FlowName)}
        />
      </Unstyled>
      <p>
        <RichText>{FLOW_DESCRIPTIONS[flow] ?? ''}</RichText>
      </p>
      {describedStatesOf(machine).map((node) => {
        const state = pathOf(node);
        return (
          <section key={state} aria-labelledby={`state-${state}`}>
            <h3 id={`state-${state}`}>{state}</h3>
            <ul>
              {stepsOf(machine, node).map(({ event, guard, to }) => (
                <li key={`${event} ${guard} ${to?.id}`}>
                  {event}
                  {guard ? `, if ${guard}` : ''}
                  {to ? (
                    <>
                      {' leads to '}
                      <a href={`#state-${pathOf(to)}`} target="_self">
                        {pathOf(to)}
                      </a>
                    </>
                  ) : (
                    ' (internal)'
                  )}
                </li>
              ))}
            </ul>
            {isVisible(flow, state) ? (
              <WhenVisible height={660}>
                <div className="flow-screens">
                  <Suspense>
                    <Screens machine={machine.id} state={state} />
                  </Suspense>
                </div>
              </WhenVisible>
            ) : (
              <p>
                <RichText>{reasonOf(flow, state)}</RichText>
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

function reasonOf(flow: FlowName, state: string): string {
  const reasons = Object.entries(invisible[flow] ?? {});
  return reasons.find(([prefix]) => state.startsWith(prefix))?.[1] ?? '';
}

/** Embeds the first story of a state and links to all of them. */
function Screens({ machine, state }: { machine: string; state: string }) {
  const stories = useShown().filter((one) => one.machine === machine && one.state === state);
  const [first] = stories;
  if (!first) return <p>No story shows this state.</p>;
  return (
    <>
      <iframe
        className="flow-screen"
        title={storyNameFromExport(first.story)}
        src={`${PREVIEW_URL}&id=${storyId(first)}&viewMode=story&still`}
      />
      <ul className="flow-stories">
        {stories.map((story) => (
          <li key={storyId(story)}>
            <StorybookLink path={`/story/${storyId(story)}`}>
              {story.title}: {storyNameFromExport(story.story)}
            </StorybookLink>
          </li>
        ))}
      </ul>
    </>
  );
}
