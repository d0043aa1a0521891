import { connect, withoutTimeLimit } from '@lyceum/api/testing';
import { makeSearchable } from './lib/searchable.ts';
import { startWorld } from './lib/world.ts';

const t = performance.now();
const world = await startWorld('postgres', 1_000_000);
console.log('filled', performance.now() - t, world.url, world.address);
const { db, close } = connect(world.url, withoutTimeLimit);
await makeSearchable(db, 20_000);
await close();
console.log('searchable', performance.now() - t);
process.on('SIGTERM', async () => {
  await world.tidy();
  process.exit(0);
});
setInterval(() => {}, 1000);
