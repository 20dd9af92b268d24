import { ProjectionCheckpoint1732000000001 } from './read/1732000000001-projection-checkpoint.js';

/** All migrations of the read database, oldest first. */
export const readMigrations = [ProjectionCheckpoint1732000000001];
