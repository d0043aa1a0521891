import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';
import { throughputOf, visitedPaths } from './lib/traffic.ts';

// The memory of a process on the embedded database: idle after a first page, and after many requests for pages and calls.

const courses = 5000;
/** An idle process returns memory to the system. */
const idleMs = 10_000;

export const measure: Measure = async ({ requests }) => {
  const product = await startProduct({ courses });
  const idleMemory = async () => {
    await wait(idleMs);
    return Math.round((await product.usage()).memoryMb);
  };
  try {
    await (await fetch(product.address)).text();
    const idle = await idleMemory();
    const pathOf = (turn: number) => visitedPaths[turn % visitedPaths.length] ?? '/';
    await throughputOf(product.address, pathOf, { requests });
    return [
      {
        what: `Memory idle / after ${requests.toLocaleString('en')} requests, embedded, MB`,
        aim: '≤ 400 / 650',
        measured: `${idle} / ${await idleMemory()}`,
      },
    ];
  } finally {
    await product.end();
  }
};
