import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type Shown, type StoryFile, shownBy } from './collect.ts';
import { Drawing } from './Drawing.tsx';
import { type FlowName, machineOf, titleOf } from './flows.ts';
import './flows.css';
import { invisible } from './invisible.ts';
import { describedStatesOf, pathOf, statechart, stepsOf } from './statechart.ts';

const files = Object.values(
  import.meta.glob<StoryFile>('../../apps/web/src/screens/**/*.stories.tsx', { eager: true }),
);
const shown = shownBy(files);

const storyId = ({ title, story }: Shown) => toId(`Screens/${title}`, storyNameFromExport(story));

/** The statechart of a flow, and a story of each of its states. */
export function FlowPage({ flow }: { flow: FlowName }) {
  const machine = machineOf(flow);
  return (
    <>
      <Drawing chart={statechart(machine)} label={`The statechart of ${titleOf(flow)}`} />
      <h2>State by state</h2>
      {describedStatesOf(machine).map((node) => {
        const state = pathOf(node);
        const stories = shown.filter((one) => one.machine === machine.id && one.state === state);
        return (
          <section key={state}>
            <h3>{state}</h3>
            <ul>
              {stepsOf(machine, node).map(({ event, guard, to }) => (
                <li key={`${event} ${guard} ${to?.id}`}>
                  {event}
                  {guard ? `, if ${guard}` : ''}
                  {to ? ` → ${pathOf(to)}` : ' (internal)'}
                </li>
              ))}
            </ul>
            {stories.length > 0 ? <Screens of={stories} /> : <p>{reasonOf(flow, state)}</p>}
          </section>
        );
      })}
    </>
  );
}

function reasonOf(flow: FlowName, state: string): string {
  const reasons = Object.entries(invisible[flow] ?? {});
  return reasons.find(([prefix]) => state.startsWith(prefix))?.[1] ?? 'No story shows this state.';
}

/** Embeds the first story of a state and links to the others. */
function Screens({ of: [first, ...others] }: { of: Shown[] }) {
  if (!first) return null;
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return (
    <>
      <iframe
        className="flow-screen"
        title={storyNameFromExport(first.story)}
        src={`iframe.html?id=${storyId(first)}&viewMode=story&still&globals=${globals}`}
        loading="lazy"
      />
      <ul className="flow-stories">
        {[first, ...others].map((story) => (
          <li key={storyId(story)}>
            <a href={`./?path=/story/${storyId(story)}`} target="_top">
              {story.title}: {storyNameFromExport(story.story)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
