import type { Db } from './open.ts';

/** Carries a denial out of the transaction that it rolls back. */
class Denied<Denial extends string> extends Error {
  readonly denial: Denial;

  constructor(denial: Denial) {
    super(denial);
    this.denial = denial;
  }
}

/** Runs a transaction that is rolled back if its outcome is a denial, that is a string. */
export async function undoneIfDenied<Outcome>(db: Db, act: (trx: Db) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await act(trx);
      if (typeof outcome === 'string') throw new Denied(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Denied) return error.denial as Outcome;
    throw error;
  }
}
