import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  endsAt: number;
}

/**
 * The storage of the provider during a sign-in, in memory: the embedded database has one process, and a sign-in that a
 * restart interrupts starts over. Sessions are not stored, or the provider would make the last user sign out before
 * another one signs in.
 */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  return (model) => (model === 'Session' ? noopAdapter : keep(model, entries));
}

const noopAdapter: Adapter = {
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  upsert: async () => {},
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};

function keep(model: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  const find = async (id: string) => {
    const entry = entries.get(keyOf(id));
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  };
  return {
    ...noopAdapter,
    find,
    async upsert(id, payload, expiresIn) {
      const now = Date.now();
      for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key);
      entries.set(keyOf(id), {
        payload,
        endsAt: expiresIn ? now + expiresIn * 1000 : Number.POSITIVE_INFINITY,
      });
    },
    async consume(id) {
      const payload = await find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  };
}
