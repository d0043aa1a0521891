import { expect, test } from 'vitest';
import { AddressConcurrency } from './addressConcurrency.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('other addresses are served between two queued requests of an address', async () => {
  const loads = new AddressConcurrency({ open: 100, working: 2 });
  const done: string[] = [];
  const work = async (name: string) => {
    const request = loads.open('flood');
    await request?.startWork();
    done.push(name);
    request?.close();
  };
  const flood = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(work));
  await nextTurn();
  // Synchronous slots would have finished all of them by now.
  expect(done.length).toBeLessThan(8);
  await flood;
  expect(done).toHaveLength(8);
});

test('requests that end before the next one arrives share one turn of the event loop up to the limit', async () => {
  const loads = new AddressConcurrency({ open: 100, working: 2 });
  let handled = 0;
  const handle = async () => {
    const request = loads.open('flood');
    await request?.startWork();
    handled += 1;
    request?.endWork();
    request?.close();
  };
  // Each request ends within the callback that reads it, as on the embedded database.
  const requests: Promise<void>[] = [];
  for (let socket = 0; socket < 8; socket += 1) {
    requests.push(handle());
    await Promise.resolve();
  }
  expect(handled).toBe(2);
  await nextTurn();
  expect(handled).toBeLessThanOrEqual(4);
  await Promise.all(requests);
  expect(handled).toBe(8);
  // The slots are free again.
  for (const request of [loads.open('flood'), loads.open('flood')]) await request?.startWork();
});

test('expensive requests take several slots, at most all of them', async () => {
  const loads = new AddressConcurrency({ open: 100, working: 4 });
  const begun: string[] = [];
  const start = (name: string, cost?: number) => {
    const request = loads.open('one');
    void request?.startWork(cost).then(() => begun.push(name));
    return request;
  };
  const page = start('page', 3);
  const call = start('call');
  start('second page', 3);
  // Later requests do not overtake waiting ones.
  start('second call');
  await nextTurn();
  expect(begun).toEqual(['page', 'call']);
  page?.endWork();
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['page', 'call', 'second page']);
  call?.endWork();
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['page', 'call', 'second page', 'second call']);
  const huge = loads.open('another')?.startWork(9);
  await expect(huge).resolves.toBeUndefined();
});

test('a request that is closed while it waits takes no slot', async () => {
  const loads = new AddressConcurrency({ open: 4, working: 1 });
  const [first, second, third] = ['1', '2', '3'].map(() => loads.open('one'));
  await first?.startWork();
  let isSecondBegun = false;
  void second?.startWork().then(() => {
    isSecondBegun = true;
  });
  const thirdBegins = third?.startWork();
  first?.close();
  second?.close();
  await thirdBegins;
  expect(isSecondBegun).toBe(false);
  third?.close();
  // No request is open any more.
  for (const request of ['4', '5', '6', '7'].map(() => loads.open('one'))) expect(request).not.toBeNull();
  expect(loads.open('one')).toBeNull();
});
