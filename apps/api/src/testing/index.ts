export { migrate } from '../database/migrate.ts';
export { type Db, openDatabase } from '../database/open.ts';
export { connect, withoutTimeLimit } from '../database/pool.ts';
export { inconsistencies, lostWrites } from '../reliability/guarantees.ts';
export { hashPassword } from '../users/passwords.ts';
export { markAsDemonstration } from './demonstration.ts';
export { PostgresServer } from './postgresServer.ts';
export { type ServerProcess, serverEnv, signInAt, startServer } from './serverProcess.ts';
export { Ledger, writeUntilGone } from './writers.ts';
