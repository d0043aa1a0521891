import { expect, test } from 'vitest';
import { type StoryFile, shownBy } from './collect.ts';
import { flowNames, machineOf } from './flows.ts';
import { invisible, isVisible } from './invisible.ts';
import { pathOf, stayedStatesOf } from './statechart.ts';

const files = import.meta.glob<StoryFile>('../../apps/web/src/**/*.stories.tsx', { eager: true });
const shown = new Set(shownBy(Object.values(files)).map(({ machine, state }) => `${machine}: ${state}`));

test.each(flowNames)('every visible state of %s has a story', (flow) => {
  const machine = machineOf(flow);
  const states = stayedStatesOf(machine).map(pathOf);
  const withoutStory = states.filter(
    (state) => isVisible(flow, state) && !shown.has(`${machine.id}: ${state}`),
  );
  expect(withoutStory).toEqual([]);
});

test('every invisible state exists', () => {
  for (const flow of flowNames) {
    const states = stayedStatesOf(machineOf(flow)).map(pathOf);
    const prefixes = Object.keys(invisible[flow] ?? {});
    expect(prefixes.filter((prefix) => !states.some((state) => state.startsWith(prefix)))).toEqual([]);
  }
});
