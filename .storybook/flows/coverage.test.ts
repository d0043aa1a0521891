import { expect, test } from 'vitest';
import { type StoryFile, shownBy } from './collect.ts';
import { flowNames, machineOf } from './flows.ts';
import { pathOf, stayedStatesOf } from './statechart.ts';
import { isSeen, unseen } from './unseen.ts';

const files = import.meta.glob<StoryFile>('../../apps/web/src/screens/**/*.stories.tsx', { eager: true });
const shown = new Set(shownBy(Object.values(files)).map(({ machine, state }) => `${machine}: ${state}`));

test.each(flowNames)('every state of %s that a person can see has a story', (flow) => {
  const machine = machineOf(flow);
  const states = stayedStatesOf(machine).map(pathOf);
  const withoutStory = states.filter((state) => isSeen(flow, state) && !shown.has(`${machine.id}: ${state}`));
  expect(withoutStory).toEqual([]);
});

test('what is said to be unseen exists', () => {
  for (const flow of flowNames) {
    const states = stayedStatesOf(machineOf(flow)).map(pathOf);
    const beginnings = Object.keys(unseen[flow] ?? {});
    expect(beginnings.filter((one) => !states.some((state) => state.startsWith(one)))).toEqual([]);
  }
});

test('each flow has the id that it is listed under', () => {
  expect(flowNames.map((flow) => machineOf(flow).id)).toEqual(flowNames);
});
