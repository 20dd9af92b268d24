import { EventLog1732000000001 } from './write/1732000000001-event-log.js';

/** All migrations of the write database, oldest first. */
export const writeMigrations = [EventLog1732000000001];
